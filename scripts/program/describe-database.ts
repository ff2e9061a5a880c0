interface DatabaseState {
  /** Whether the server would refuse it. */
  problem: boolean
  text: string
}

/**
 * What a start would do with a database of SQLite.
 *
 * @param applied names of its migrations, oldest first; null without a file
 * @param knownNames names of the migrations of this version, oldest first
 */
export function describeDatabase(
  applied: readonly string[] | null,
  knownNames: readonly string[],
): DatabaseState {
  if (!applied) return { problem: false, text: 'The database will be made at the first start.' }
  const foreign = applied.filter((name, index) => knownNames[index] !== name)
  const isNewer =
    applied.length > knownNames.length && knownNames.every((name, index) => applied[index] === name)
  if (isNewer)
    return {
      problem: true,
      text: `the database is of a newer version (${foreign.join(', ')}): install that one, or restore a backup that this one made`,
    }
  if (foreign.length > 0)
    return {
      problem: true,
      text: `the database is of another version (${foreign.join(', ')}): use the build that made it, or begin with an empty one`,
    }
  const missing = knownNames.slice(applied.length)
  if (missing.length === 0) return { problem: false, text: 'The database is of this version.' }
  return {
    problem: false,
    text: `The database is of an older version; the start runs ${missing.join(', ')}. Make a backup before.`,
  }
}
