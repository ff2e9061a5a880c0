import { existsSync } from 'node:fs'
import path from 'node:path'

/**
 * The folder of this agency, from that of the project: `site`, which `npm run new:site` makes; the demo's without it.
 *
 * @param {string} root
 * @returns {'site' | 'demo/site'}
 */
export const siteFolder = (root) => (existsSync(path.join(root, 'site')) ? 'site' : 'demo/site')
