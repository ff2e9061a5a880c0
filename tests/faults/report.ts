import { readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'

import { formatText } from '../../scripts/lib/format-text'
import { sectionsOf } from '../../scripts/lib/markdown-sections'
import { promises, type FaultResult, type PromiseId } from './fault-result'

const verdictOf = ({ isMet }: FaultResult): string =>
  isMet === null ? 'not measured' : isMet ? 'kept' : 'BROKEN'

const ids = Object.keys(promises) as PromiseId[]

/** By promise; those without a result have a line too. */
function rowsOf(results: readonly FaultResult[]): [PromiseId, string, string, string][] {
  return ids.flatMap((id) => {
    const ofPromise = results.filter(({ promise }) => promise === id)
    return ofPromise.length === 0
      ? [[id, '', '', 'not measured'] as [PromiseId, string, string, string]]
      : ofPromise.map((each): [PromiseId, string, string, string] => [
          id,
          each.fault,
          each.figure,
          verdictOf(each),
        ])
  })
}

export function printTable(results: readonly FaultResult[]): void {
  for (const id of ids) {
    const rows = rowsOf(results).filter(([promise]) => promise === id)
    console.log(`\n${id} ${promises[id]}`)
    for (const [, fault, figure, verdict] of rows) console.log(`  ${verdict.padEnd(12)} ${fault}: ${figure}`)
  }
}

const cell = (text: string): string => text.replaceAll('|', '\\|')

/** Writes docs/promises.md: the last whole run. The sections of other commands stay. */
export async function writePromises(results: readonly FaultResult[], minutes: number): Promise<void> {
  const file = 'docs/promises.md'
  const rows = rowsOf(results).map((row) => `| ${row.map(cell).join(' | ')} |`)
  const lines = [
    '# Promises',
    '',
    'Written by `npm run test:faults`, which breaks things under the built site and measures what the promises are worth. It fails when one is broken.',
    '',
    ...ids.map((id) => `- **${id}** ${promises[id]}`),
    '',
    `Last run: ${new Date().toISOString().slice(0, 10)}, ${minutes.toFixed(1)} minutes, Node ${process.version}, ${cpus().length} processors (${process.platform}), SQLite.`,
    '',
    '| promise | fault | figure | verdict |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
    sectionsOf(await readFile(file, 'utf8')),
  ]
  await writeFile(file, await formatText(file, lines.join('\n')))
}
