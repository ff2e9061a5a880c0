/** The id behind a relation, loaded or not. */
export const idOf = (relation: { id: string } | string): string =>
  typeof relation === 'string' ? relation : relation.id
