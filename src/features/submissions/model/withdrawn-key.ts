/** Key of a submission whose result was taken back: the same form sent again is a new submission. */
export const withdrawnKey = (lead: string): string => `withdrawn:${lead}`
