// A page of plain HTML, put together by a script of its author.

import { checkSite } from './site.mjs';

checkSite('plain', 'index.html');
