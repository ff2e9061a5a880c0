import type { CollectionConfig, Field, GlobalConfig } from 'payload'

import { completeBlocks, completeCollections, completeGlobals } from '../../src/composition/complete-schemas'
import { stepsOf } from '../../src/lib/payload/save-pipeline'
import { stages } from '../../src/lib/payload/save-stages'
import { formatText } from './format-text'

/** Writes `docs/saves.md`: what happens when documents are saved, deleted and read, from the table of saves. */

const introduction = `# What a save does

<!-- Written by \`npm run generate\` from src/composition/save-table.ts. Do not edit. -->

Everything that the program does around a save, a deletion or a read of documents is a step of one table, \`src/composition/save-table.ts\`; nothing else gives a collection or global hooks ([decision 061](decisions/061-a-save-is-one-pipeline.md)). Steps run in the order of their stages. \`checkSave\` runs the stages marked **checked** without a write: a planned publication asks it. Before all of them \`checkRequest\` looks at the request, for collections of Payload too (\`lib/payload/requests/guard-requests.ts\`).

A hook of a single field stays beside its field and runs when Payload goes through the fields; below the steps they are listed by the path of the field. That of \`id\`, which every document has, is left out.`

type Config = CollectionConfig | GlobalConfig

const cell = (text: string): string => text.replaceAll('|', '\\|')

const stageTable = (): string => {
  const rows = stages.map(
    ({ name, hook, isChecked, reason }) =>
      `| **${name}** | ${hook} | ${isChecked ? 'checked' : ''} | ${cell(reason)} |`,
  )
  return `## Stages\n\n| Stage | Hook of Payload | | Reason |\n| --- | --- | --- | --- |\n${rows.join('\n')}`
}

const isNamed = (field: Field): field is Field & { name: string } => 'name' in field && Boolean(field.name)

/** The fields inside a field, without those of blocks, which are listed once for all. */
function fieldsInside(field: Field): [string, readonly Field[]][] {
  if (field.type === 'tabs')
    return field.tabs.map((tab): [string, readonly Field[]] => ['name' in tab ? tab.name : '', tab.fields])
  return 'fields' in field ? [['', field.fields]] : []
}

/** The hooks of fields, as their path with the names of the hooks. */
function fieldHooks(fields: readonly Field[], above = ''): string[] {
  return fields.flatMap((field) => {
    const path = isNamed(field) ? [above, field.name].filter(Boolean).join('.') : above
    const hooks = 'hooks' in field && field.hooks ? Object.entries(field.hooks) : []
    const names = hooks.flatMap(([name, list]) => (Object(list).length > 0 ? [name] : []))
    const inside = fieldsInside(field).flatMap(([name, list]) =>
      fieldHooks(list, [path, name].filter(Boolean).join('.')),
    )
    const isListed = names.length > 0 && path !== 'id'
    return isListed ? [`\`${path}\` (${names.join(', ')})`, ...inside] : inside
  })
}

const stepTable = (config: Config): string => {
  const rows = stepsOf(config).map(
    ({ name, stage, reason, skipsMapped }) =>
      `| ${stage} | ${name} | ${cell(reason)}${skipsMapped ? ' (left out for data that were mapped)' : ''} |`,
  )
  return `| Stage | Step | Reason |\n| --- | --- | --- |\n${rows.join('\n')}`
}

/** A line for each that has fields with hooks. */
const hookLines = (configs: readonly { slug: string; fields: readonly Field[] }[]): string[] =>
  configs.flatMap(({ fields, slug }) => {
    const ownLines = fieldHooks(fields)
    return ownLines.length > 0 ? [`- ${slug}: ${ownLines.join(', ')}`] : []
  })

/** Collections and globals with the same steps share a section. */
function sections(configs: readonly Config[]): string[] {
  const bySteps = new Map<string, Config[]>()
  for (const config of configs) {
    const table = stepTable(config)
    bySteps.set(table, [...(bySteps.get(table) ?? []), config])
  }
  return [...bySteps].map(([table, alike]) => {
    const hooks = hookLines(alike)
    const ofFields = hooks.length > 0 ? `\n\nHooks of fields:\n\n${hooks.join('\n')}` : ''
    return `### ${alike.map(({ slug }) => slug).join(', ')}\n\n${table}${ofFields}`
  })
}

/** The text of `docs/saves.md`. */
export function renderSaves(): Promise<string> {
  const collections = completeCollections().filter((config) => stepsOf(config).length > 0)
  const parts = [
    introduction,
    stageTable(),
    '## Collections',
    ...sections(collections),
    '## Settings',
    ...sections(completeGlobals()),
    `## Blocks\n\nHooks of fields:\n\n${hookLines(completeBlocks()).join('\n')}`,
  ]
  return formatText('docs/saves.md', `${parts.join('\n\n')}\n`)
}
