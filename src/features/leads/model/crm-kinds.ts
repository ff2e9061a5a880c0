/** The kinds of CRM that can receive leads: the only list. */
export const crmKinds = ['json', 'omnicasa', 'whise'] as const
