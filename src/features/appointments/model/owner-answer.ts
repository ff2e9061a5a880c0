/** What the owner of a property may answer to a viewing. */
export const ownerAnswers = ['accepted', 'proposed', 'declined'] as const
export type OwnerAnswer = (typeof ownerAnswers)[number]
