import type { ListViewServerProps } from 'payload'

import { studioText } from '@/lib/i18n/studio-text'

/** Above the report: explains it. */
export function MissingIntro({ i18n }: Pick<ListViewServerProps, 'i18n'>) {
  return <p className="studio-muted">{studioText(i18n.language, 'addresses.missing.intro')}</p>
}
