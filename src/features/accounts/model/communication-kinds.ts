/** The kinds of contacts and events of a property: the only list. */
export const communicationTypes = ['viewing', 'request', 'phone', 'mail', 'offer', 'other'] as const
export type CommunicationType = (typeof communicationTypes)[number]

export const communicationStates = ['open', 'done'] as const
export type CommunicationState = (typeof communicationStates)[number]
