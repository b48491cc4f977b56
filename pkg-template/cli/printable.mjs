// Texts of strangers on a terminal.

/** A text with the characters that would steer a terminal shown as signs; lines and tabs stay. */
export const printable = (text) =>
  text.replace(/[\0-\x08\x0b-\x1f\x7f-\x9f]/g, (it) => {
    const code = it.charCodeAt(0);
    return code < 32 ? String.fromCharCode(0x2400 + code) : code === 127 ? '\u2421' : '\ufffd';
  });

/** A warning about a file or a chapter. The work goes on. */
export const warn = (name, sentence) =>
  process.stderr.write(`${printable(`variant-diagram: ${name}: ${sentence}`.replace(/[\r\n]+/g, ' '))}\n`);
