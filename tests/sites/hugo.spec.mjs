// A site of Hugo with our templates. Hugo is the one tool that a machine may lack: then this is said, and nothing is counted.

import { hasHugo } from './build.mjs';
import { checkSite } from './site.mjs';

if (hasHugo()) checkSite('hugo', 'games/');
else process.stdout.write('Not tested here, because it is not installed: Hugo\n');
