// What of gifenc is used; it comes without types.

declare module 'gifenc' {
  /** Red, green, blue. */
  type Colour = [number, number, number];

  interface FrameOptions {
    palette?: Colour[];
    /** How often the film is repeated; 0: for ever. */
    repeat?: number;
    /** Milliseconds. */
    delay?: number;
    transparent?: boolean;
    transparentIndex?: number;
    dispose?: number;
  }

  export function quantize(rgba: Uint8Array | Uint8ClampedArray, colours: number): Colour[];
  export function applyPalette(rgba: Uint8Array | Uint8ClampedArray, palette: Colour[]): Uint8Array<ArrayBuffer>;
  export function GIFEncoder(): {
    writeFrame(points: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  };
}
