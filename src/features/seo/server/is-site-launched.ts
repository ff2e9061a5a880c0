import 'server-only'

import { getSettings } from '@/features/content/server/reads'
import { env } from '@/lib/env'
import { isLaunched } from '@/features/seo/model/indexing'
import { sourceLocale } from '@/lib/i18n/locales'

/** Whether search engines may show the site; the setting is the same in all languages. A copy for tries is never shown. */
export const isSiteLaunched = async (): Promise<boolean> =>
  !env.isStaging && isLaunched((await getSettings(sourceLocale)).config)
