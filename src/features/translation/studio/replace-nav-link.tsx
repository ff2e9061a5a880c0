import type { ServerProps } from 'payload'

import { studioText } from '@/lib/i18n/studio-text'
import { hasRole } from '@/lib/payload/access'
import { StudioNavLink } from '@/studio/studio-nav-link'

/** Menu link to finding and replacing, for editors. */
export const ReplaceNavLink = ({ i18n, user }: Pick<ServerProps, 'i18n' | 'user'>) =>
  hasRole(user, 'administrator', 'editor') ? (
    <StudioNavLink
      id="nav-replace"
      path="/replace/"
      label={studioText(i18n.language, 'translation.replace.title')}
    />
  ) : null
