import { migrationProblem } from '../../src/lib/payload/migration-problem'

interface DatabaseState {
  /** Whether the server would refuse it. */
  problem: boolean
  text: string
}

/**
 * What a start would do with a database of SQLite.
 *
 * @param applied names of its migrations, oldest first; null without a file or tables
 * @param knownNames names of the migrations of this version, oldest first
 */
export function describeDatabase(
  applied: readonly string[] | null,
  knownNames: readonly string[],
): DatabaseState {
  if (!applied) return { problem: false, text: 'The database will be made at the first start.' }
  const reason = migrationProblem(applied, knownNames, false)
  if (reason) return { problem: true, text: `the database cannot be used: ${reason}` }
  const missing = knownNames.slice(applied.length)
  if (missing.length === 0) return { problem: false, text: 'The database is of this version.' }
  return {
    problem: false,
    text: `The database is of an older version; the start runs ${missing.join(', ')}. Make a backup before.`,
  }
}
