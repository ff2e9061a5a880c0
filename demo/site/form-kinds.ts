/** Names of own forms, as leads store them; apart from the forms, because browsers know them too. */
export const formKinds = [] as const
