import {
  type CollectionRecord,
  type GlobalRecord,
  type MenuPlace,
} from '../../src/collections/define-collection'
import { schemaMessages } from '../../src/lib/i18n/languages/schema'
import { staffRoles, type AccessRule, type Role, type Scope } from '../../src/lib/payload/access'
import { formatText } from './format-text'

/** Writes `docs/access.md`: who may do what, from the records of collections and globals. */

type Entry = CollectionRecord | GlobalRecord

const roleNames: Record<Role, string> = {
  anonymous: 'visitor',
  owner: 'owner',
  subscriber: 'subscriber',
  translator: 'translator',
  agent: 'agent',
  editor: 'editor',
  administrator: 'administrator',
}
const roleOrder = Object.keys(roleNames) as Role[]

const operationNames = {
  create: 'Create',
  read: 'Read',
  update: 'Change',
  delete: 'Delete',
  readVersions: 'Read versions',
  unlock: 'Unlock',
  admin: 'Enter the studio',
}
type Operation = keyof typeof operationNames

const scopeNames: Record<Scope, string> = { all: 'yes', none: 'no', own: 'own', published: 'published' }

const introduction = `# Who may do what

<!-- Written by \`npm run generate\` from the records in src/collections. Do not edit. -->

Each collection and global states a rule for every operation; the rules come from \`src/lib/payload/access.ts\` and from the features. Tests compare this page, and a second table written by hand (\`tests/integration/payload/access-table.ts\`), with what the running system allows each role. Limits, private pages, previews and the rules of single fields: [security.md](security.md).

Roles: a visitor is not signed in; owners and subscribers have accounts for visitors; translators, agents, editors and administrators are staff. Only staff enter the studio and reach \`/api\`; for all others \`/api\` gives published files and what signing in needs, else 401, whatever exists.

- **yes**: every document, drafts included. **no**: none; where no role may create or change, only the program writes.
- **published**, **own**: some documents; the line below the table says which.
- Counting follows reading.
- Translators change texts only: fields with one value for all languages are closed to them; those with a list of languages in their account write in these alone.
- The menu is no protection: a role may read more than it finds there, for example the property of a lead.`

/** In English, as all documents for developers, whatever the languages of the site. */
const { menuGroups, ...english } = schemaMessages.en
const collectionTexts: Record<string, { plural: string }> = english.collections
const globalTexts: Record<string, string | { label: string }> = english.globals

function nameOf({ schema: { slug } }: Entry): string {
  const texts = collectionTexts[slug]?.plural ?? globalTexts[slug]
  if (!texts) throw new Error(`messages/en/schema.json has no name of ${slug}`)
  return typeof texts === 'string' ? texts : texts.label
}

function rulesOf({ access }: Entry): [Operation, AccessRule][] {
  const rules = access as Partial<Record<Operation, AccessRule>>
  return (Object.keys(operationNames) as Operation[]).flatMap((operation): [Operation, AccessRule][] => {
    const rule = rules[operation]
    return rule ? [[operation, rule]] : []
  })
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

function renderTable(rules: [Operation, AccessRule][]): string {
  const titles = ['Role', ...rules.map(([operation]) => operationNames[operation])]
  const rows = roleOrder.map((role) => [
    roleNames[role],
    ...rules.map(([, { scopes }]) => scopeNames[scopes[role]]),
  ])
  return [row(titles), row(titles.map(() => '---')), ...rows.map(row)].join('\n')
}

/** "Own (read, change): …", once for each text. */
function renderNotes(rules: [Operation, AccessRule][]): string[] {
  const notes = new Map<string, string[]>()
  for (const [operation, { note, scopes }] of rules) {
    if (!note) continue
    const scope = Object.values(scopes).includes('own') ? 'Own' : 'Published'
    const key = `${scope}|${note}`
    notes.set(key, [...(notes.get(key) ?? []), operationNames[operation].toLowerCase()])
  }
  return [...notes].map(([key, operations]) => {
    const [scope, note] = key.split('|')
    return `${scope} (${operations.join(', ')}): ${note}`
  })
}

function describeMenu(menu: MenuPlace): string {
  const shown = roleOrder.filter((role) => menu.shownTo.scopes[role] === 'all')
  const names =
    shown.length === staffRoles.length ? 'all staff' : shown.map((role) => roleNames[role]).join(', ')
  return `In the menu under ${menuGroups[menu.group]}, for: ${names}.`
}

function renderEntry(entry: Entry): string {
  const rules = rulesOf(entry)
  return [
    `### ${nameOf(entry)} (\`${entry.schema.slug}\`)`,
    describeMenu(entry.menu),
    renderTable(rules),
    ...renderNotes(rules),
  ].join('\n\n')
}

/** The text of `docs/access.md`, formatted as the repository's files are. */
export async function renderAccessDocs(
  collections: readonly CollectionRecord[],
  globals: readonly GlobalRecord[],
  tables: readonly { slug: string }[],
): Promise<string> {
  const text = [
    introduction,
    '## Collections',
    ...collections.map(renderEntry),
    '## Globals',
    ...globals.map(renderEntry),
    '## Tables',
    `Only the program reads and writes them, and no role finds them in the studio: ${tables.map(({ slug }) => `\`${slug}\``).join(', ')}.`,
  ].join('\n\n')
  return formatText('docs/access.md', text)
}
