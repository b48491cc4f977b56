// The network that judges positions for the computer, where a page names one.
// It is fetched when the computer is asked for the first time. What does not come or does not fit is told to whoever made the page; the computer
// then judges by hand.

/** By address: boards of a page share them. `undefined` for one that is of no use. */
const networks = new Map<string, Promise<Uint8Array | undefined>>();

/** Tells whoever made the page why a network is not used. */
function report(address: string, why: string): undefined {
  console.error(`<variant-diagram judgement>: ${address} is not used. ${why}`);
  return undefined;
}

async function fetched(address: string): Promise<Uint8Array> {
  const response = await fetch(new URL(address, document.baseURI));
  if (!response.ok) throw new Error(`The server answers ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}

/** The network at an address, if it has come and was not refused. */
export function networkAt(address: string): Promise<Uint8Array | undefined> {
  const known = networks.get(address);
  if (known) return known;
  const found = fetched(address).catch((error: unknown) => report(address, String(error)));
  networks.set(address, found);
  return found;
}

/** Whether the engine has refused a network; it is not used any more. */
export function isRefused(error: unknown, address: string): boolean {
  const { code, message } = error as { code?: string; message: string };
  if (!code?.endsWith('-network')) return false;
  networks.set(address, Promise.resolve(report(address, message)));
  return true;
}
