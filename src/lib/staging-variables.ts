import { z } from 'zod'

/** What a copy of the site for tries leaves alone unless it is named: each of it reaches people or partners of the real site. */
const stagingParts = ['backup', 'bounces', 'crm', 'imports', 'mailings'] as const

export type StagingPart = (typeof stagingParts)[number]

/** The variables of a copy for tries. */
export const stagingVariables = {
  SITE_ENV: z.enum(['production', 'staging'], 'must be "production" or "staging"').default('production'),
  STAGING_MAIL: z.email('must be an e-mail address').optional(),
  STAGING_RUNS: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.enum(stagingParts, `must be a list of ${stagingParts.join(', ')}`)))
    .default([]),
}

type StagingVariables = z.infer<z.ZodObject<typeof stagingVariables>>

export function stagingSettings({ SITE_ENV, STAGING_MAIL, STAGING_RUNS }: StagingVariables) {
  const isStaging = SITE_ENV === 'staging'
  return {
    /** A copy for tries: search engines leave it out, and it writes to one address alone. */
    isStaging,
    /** Gets every e-mail of a copy; without it they wait in the outbox. */
    stagingMail: isStaging ? STAGING_MAIL : undefined,
    /** What does not run here. */
    pausedParts: isStaging ? stagingParts.filter((part) => !STAGING_RUNS.includes(part)) : [],
  }
}
