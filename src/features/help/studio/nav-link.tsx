import type { ServerProps } from 'payload'

import { studioText } from '@/lib/i18n/studio-text'
import { StudioNavLink } from '@/studio/studio-nav-link'

/** Menu link to the help. */
export const HelpNavLink = ({ i18n }: Pick<ServerProps, 'i18n'>) => (
  <StudioNavLink id="nav-help" path="/help/" label={studioText(i18n.language, 'help.title')} />
)
