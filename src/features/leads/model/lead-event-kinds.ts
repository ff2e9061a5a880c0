/** The kinds of events in the history of a lead: the only list. */
export const leadEventKinds = [
  'note',
  'status',
  'assignee',
  'answered',
  'passedOn',
  'passFailed',
  'exported',
  'offer',
] as const
export type LeadEventKind = (typeof leadEventKinds)[number]
