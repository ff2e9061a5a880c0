import { readdirSync, rmSync, rmdirSync } from 'node:fs'
import path from 'node:path'

/** What a built server needs beside its packages. */
const needed = ['.next', 'help', 'node_modules', 'package.json', 'next-server.js', 'server.js']

/** Next names the cache handler of its configuration by its place among the sources. */
const isSource = (name) => name.endsWith('.cjs')

/**
 * Takes what does not belong to a server out of Next's standalone folder. Next's tracing copies the whole project into it,
 * because some files are read by names that it cannot know: the data with the secret that signs cookies, notes, `.env`.
 *
 * @param standalone the folder
 */
export function dropStrayFiles(standalone) {
  for (const name of readdirSync(standalone))
    if (name === 'src') dropAllButSources(standalone, name)
    else if (!needed.includes(name)) rmSync(path.join(standalone, name), { recursive: true, force: true })
}

function dropAllButSources(standalone, folder) {
  for (const entry of readdirSync(path.join(standalone, folder), { withFileTypes: true })) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) dropAllButSources(standalone, file)
    else if (!isSource(entry.name)) rmSync(path.join(standalone, file))
  }
  if (readdirSync(path.join(standalone, folder)).length === 0) rmdirSync(path.join(standalone, folder))
}
