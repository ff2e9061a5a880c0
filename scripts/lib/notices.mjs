import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { packageName } from './lock-file.mjs'

/** Licences that packages of production may have, as package.json writes them. Another one is read by a person first. */
const readLicences = [
  '(MIT OR CC0-1.0)',
  '(MIT OR EUPL-1.1+)',
  '(MPL-2.0 OR Apache-2.0)',
  '(WTFPL OR MIT)',
  '0BSD',
  'Apache 2.0',
  'Apache-2.0',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  // Data of browser versions, used by the build alone.
  'CC-BY-4.0',
  // No licence of the OSI: decision 067.
  'Hippocratic-2.1',
  'ISC',
  'LGPL-3.0',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'WTFPL OR ISC',
]

/**
 * Licences of packages whose entry in the lock file has none, by the beginning of their names: the old form of
 * package.json (busboy, streamsearch), the file LICENSE (png-js), the repository (binaries for other systems).
 */
const statedElsewhere = {
  '@next/swc-': 'MIT',
  '@tailwindcss/oxide-': 'MIT',
  busboy: 'MIT',
  'png-js': 'MIT',
  streamsearch: 'MIT',
}

/** The packages of production in a lock file, those for other systems too. */
const packagesIn = (lock, statements = statedElsewhere) =>
  Object.entries(lock.packages).flatMap(([folder, entry]) => {
    if (folder === '' || entry.dev || entry.devOptional) return []
    const name = packageName(folder, entry)
    const statement = entry.license
      ? undefined
      : Object.keys(statements).find((start) => name.startsWith(start))
    return [
      { folder, name, version: entry.version, licence: entry.license ?? statements[statement], statement },
    ]
  })

/**
 * Checks that the licence of every package of production was read by a person.
 *
 * @param {{ packages: Record<string, object> }} lock content of package-lock.json
 * @param {Record<string, string>} statements licences by the beginning of a name
 * @returns {string[]} one line per problem
 */
export function findLicenceProblems(lock, statements = statedElsewhere) {
  const packages = packagesIn(lock, statements)
  const needed = new Set(packages.map(({ statement }) => statement))
  const unused = Object.keys(statements).filter((start) => !needed.has(start))
  return [
    ...packages.flatMap(({ folder, version, licence }) =>
      readLicences.includes(licence) ? [] : [`${folder} ${version}: ${licence ?? 'no licence'}`],
    ),
    ...unused.map((start) => `no package needs the licence stated for ${start}`),
  ]
}

const isNotice = (name) => /^(?:licen[cs]e|copying|notice)(?:$|[-.])/i.test(name)

/** Binaries of libvips tell in their README what is in them. */
const extraNotices = (name) => (name.startsWith('@img/sharp-libvips-') ? ['README.md'] : [])

const noticesIn = (folder, name) =>
  [...readdirSync(folder).filter(isNotice), ...extraNotices(name)].toSorted().map((file) => ({
    name,
    text: readFileSync(path.join(folder, file), 'utf8').trim(),
  }))

/** Names of the packages in a folder, also of those in a scope. */
const packageNames = (folder) =>
  readdirSync(folder).flatMap((name) =>
    name.startsWith('@') ? readdirSync(path.join(folder, name)).map((inner) => `${name}/${inner}`) : [name],
  )

/** Packages that the build of another one, such as Next, has put into it. */
function packagesInside({ folder, name: outer }) {
  const compiled = path.join(folder, 'dist/compiled')
  if (!existsSync(compiled)) return []
  return packageNames(compiled).flatMap((name) => {
    const file = path.join(compiled, name, 'package.json')
    if (!existsSync(file)) return []
    const { version, license } = JSON.parse(readFileSync(file, 'utf8'))
    const licence = typeof license === 'string' ? license : undefined
    return [{ folder: path.dirname(file), name: `${name} (in ${outer})`, version, licence }]
  })
}

const isCopyright = (line) => /^[\s*]*(?:copyright\s*(?:\(c\)|©|\d{4})|\(c\)\s*\d{4}|©)/i.test(line)

/** Equal texts once, each with the copyright lines of its packages: only these differ in most. */
function groupTexts(notices) {
  const groups = new Map()
  for (const { name, text } of notices) {
    const lines = text.replaceAll('\r', '').split('\n')
    const body = lines
      .filter((line) => !isCopyright(line))
      .join('\n')
      .trim()
    const key = body
      .toLowerCase()
      .replaceAll(/[\s"'“”*_#]+/g, ' ')
      .trim()
    const group = groups.get(key) ?? { body, owners: new Map() }
    const holders = lines.filter(isCopyright).map((line) => line.replaceAll(/^[\s*]+|\s+$/g, ''))
    group.owners.set(name, [...(group.owners.get(name) ?? []), ...holders])
    groups.set(key, group)
  }
  return [...groups.values()].toSorted((one, other) => other.owners.size - one.owners.size)
}

const renderGroup = ({ body, owners }, index) => {
  const lines = [...owners].map(([name, holders]) => `- ${[name, ...new Set(holders)].join(' · ')}`)
  return [`### Text ${index + 1}`, lines.toSorted().join('\n'), `~~~text\n${body}\n~~~`].join('\n\n')
}

const renderTable = (packages, withVersions) => [
  withVersions ? '| Package | Version | Licence |' : '| Package | Licence |',
  withVersions ? '| --- | --- | --- |' : '| --- | --- |',
  ...new Set(
    packages.map(({ name, version, licence = 'see its text' }) =>
      withVersions ? `| ${name} | ${version ?? ''} | ${licence} |` : `| ${name} | ${licence} |`,
    ),
  ),
]

const textOf = (root, file) => readFileSync(path.join(root, file), 'utf8').trim()

/** The LGPL wants its own text, and that of the GPL, to go with what is used under it. */
const lesserTexts = (root, packages) =>
  packages.some(({ licence }) => licence?.includes('LGPL-3.0'))
    ? ['LGPL-3.0', 'GPL-3.0'].map(
        (name) => `### ${name}\n\n~~~text\n${textOf(root, `scripts/licences/${name}.txt`)}\n~~~`,
      )
    : []

function renderTextless(packages) {
  const lines = packages.map(
    ({ name, licence, author }) => `- ${[name, licence, author].filter(Boolean).join(' · ')}`,
  )
  const intro = 'They state their licence alone; its usual text is among those below.'
  return lines.length > 0
    ? [`## Packages without a text of their own\n\n${intro}\n\n${[...new Set(lines)].join('\n')}`]
    : []
}

function authorIn(folder) {
  const { author, contributors } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const [person = ''] = [author, contributors].flat().filter(Boolean)
  return typeof person === 'string' ? person : (person.name ?? '')
}

const introduction = `# Third-party notices

Perron is under the MIT licence. It is made with these packages; those for other systems than this one are left out. The
source of each is at https://www.npmjs.com/package/NAME. Some are used by the build alone.`

/**
 * The packages of production that are installed, with the texts of their licences.
 *
 * @param {string} root folder of the project
 * @param {{ withVersions?: boolean }} options without versions for visitors: an attacker would look for old ones
 */
export function renderNotices(root, { withVersions = true } = {}) {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  const installed = packagesIn(lock)
    .map((packageEntry) => ({ ...packageEntry, folder: path.join(root, packageEntry.folder) }))
    .filter(({ folder }) => existsSync(folder))
  const all = installed
    .flatMap((packageEntry) => [packageEntry, ...packagesInside(packageEntry)])
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
  const notices = all.map((packageEntry) => ({
    ...packageEntry,
    texts: noticesIn(packageEntry.folder, packageEntry.name),
  }))
  const textless = notices
    .filter(({ texts }) => texts.length === 0)
    .map((packageEntry) => ({ ...packageEntry, author: authorIn(packageEntry.folder) }))
  const perronNotice = { name: 'Perron', text: textOf(root, 'LICENSE') }
  const groups = groupTexts([perronNotice, ...notices.flatMap(({ texts }) => texts)])
  return `${[
    introduction,
    renderTable(all, withVersions).join('\n'),
    ...renderTextless(textless),
    '## Texts',
    ...groups.map(renderGroup),
    ...lesserTexts(root, all),
  ].join('\n\n')}\n`
}
