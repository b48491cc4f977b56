// Puts two boards into a page, as the guide to static sites says.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { fenceToHtml } from 'variant-diagram/markdown';

const text = readFileSync('small.txt', 'utf8');
const page = readFileSync('page.html', 'utf8');
writeFileSync(
  'index.html',
  page.replace('{{ game }}', await fenceToHtml(text)).replace('{{ rook }}', await fenceToHtml(text, 'piece=rook')),
);
cpSync('node_modules/variant-diagram/standalone.js', 'standalone.js');
