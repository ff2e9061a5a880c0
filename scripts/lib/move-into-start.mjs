import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * esbuild keeps what scripts share out of `start.js`, which would be one line that imports it: it moves there. Only the names of
 * these files are written anew: other texts may begin with `./` too.
 *
 * @param {{ path: string, text: string }[]} files `start.js` and those of the folder `scripts` beside it
 * @param {string} [unused] the name of an entry that is left out; `start.js` calls nothing that it imports
 * @returns {Map<string, string>} the texts by their paths
 */
export function moveIntoStart(files, unused) {
  const find = (end) => files.find(({ path: file }) => file.endsWith(end))
  const [start, leftOut] = [find('/start.js'), unused && find(`/${unused}.js`)]
  const imported = /^(?:import"\.\/scripts\/[\w-]+\.js";\s*)+$/.test(start.text)
    ? [...start.text.matchAll(/"\.\/scripts\/([\w-]+\.js)"/g)].map(([, file]) => file)
    : []
  const names = imported.filter((file) => !leftOut?.text.includes(file))
  const [name] = names
  const sharedFile = find(`/scripts/${name}`)
  if (names.length !== 1 || !sharedFile) throw new Error('start.js imports more than one file')
  const later = files.filter((file) => ![start, sharedFile, leftOut].includes(file))
  const moved = later.reduce((text, { path: file }) => {
    const written = path.basename(file)
    return text.replaceAll(`"./${written}"`, `"./scripts/${written}"`)
  }, sharedFile.text)
  const others = later.map((file) => [file.path, file.text.replaceAll(`"./${name}"`, '"../start.js"')])
  return new Map([...others, [start.path, moved]])
}

/** The source of a script that is loaded later: all but its default export, so there may be none. */
export function loadedAfter(begin, file) {
  if (/^export default\b|\bas default\b/m.test(readFileSync(file, 'utf8')))
    throw new Error(`${file}: a script that is loaded later has no default export`)
  return `import ${JSON.stringify(begin)}\nexport * from ${JSON.stringify(file)}`
}
