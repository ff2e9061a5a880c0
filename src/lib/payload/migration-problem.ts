/**
 * The reason why a database cannot be migrated, or null. It must be empty, or have applied the first of our migrations
 * in their order.
 *
 * @param applied names of the migrations recorded in the database, oldest first
 * @param knownNames names of the migrations of this build, oldest first
 * @param isEmpty whether the database has no tables
 */
export function migrationProblem(
  applied: readonly string[],
  knownNames: readonly string[],
  isEmpty: boolean,
): string | null {
  if (applied.length === 0 && !isEmpty) return 'it holds tables, but not those of a finished migration'
  const wrong = applied.filter((name, index) => knownNames[index] !== name)
  if (wrong.length === 0) return null
  return knownNames.every((name, index) => applied[index] === name)
    ? `a newer release has migrated it (${wrong.join(', ')}); start that release, or restore a backup made before the upgrade`
    : `its migrations are not those of this version (${wrong.join(', ')})`
}
