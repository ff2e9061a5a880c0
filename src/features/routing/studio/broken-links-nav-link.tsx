import type { ServerProps } from 'payload'

import { studioText } from '@/lib/i18n/studio-text'
import { hasRole } from '@/lib/payload/access'
import { StudioNavLink } from '@/studio/studio-nav-link'

/** Menu link to the broken links, for staff who correct them. */
export const BrokenLinksNavLink = ({ i18n, user }: Pick<ServerProps, 'i18n' | 'user'>) =>
  hasRole(user, 'administrator', 'editor') ? (
    <StudioNavLink
      id="nav-broken-links"
      path="/links/"
      label={studioText(i18n.language, 'addresses.broken.title')}
    />
  ) : null
