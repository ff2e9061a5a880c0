/**
 * For an insert that a unique key decides, when several may try at once. One insert needs no transaction; within one,
 * a MongoDB replica set answers with a conflict before it knows who wins, and the winner's row cannot be seen yet.
 */
export const racingInsert = { depth: 0, disableTransaction: true } as const
