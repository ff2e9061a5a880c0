import 'server-only'

import { getSettings } from '@/features/content/server/reads'
import { isLaunched } from '@/features/seo/model/indexing'
import { sourceLocale } from '@/lib/i18n/locales'

/** Whether search engines may show the site; the setting is the same in all languages. */
export const isSiteLaunched = async (): Promise<boolean> =>
  isLaunched((await getSettings(sourceLocale)).config)
