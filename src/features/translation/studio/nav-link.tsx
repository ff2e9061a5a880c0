import type { ServerProps } from 'payload'

import { studioText } from '@/lib/i18n/studio-text'
import { StudioNavLink } from '@/studio/studio-nav-link'

/** Menu link to the language overview. */
export const LanguagesNavLink = ({ i18n }: Pick<ServerProps, 'i18n'>) => (
  <StudioNavLink
    id="nav-languages"
    path="/languages/"
    label={studioText(i18n.language, 'translation.cockpit.title')}
  />
)
