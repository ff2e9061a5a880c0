import type { ServerProps } from 'payload'

import { studioText } from '@/lib/i18n/studio-text'
import { hasRole } from '@/lib/payload/access'
import { StudioNavLink } from '@/studio/studio-nav-link'

/** Menu link to the imports, for editors and administrators. */
export const ImportsNavLink = ({ i18n, user }: Pick<ServerProps, 'i18n' | 'user'>) =>
  hasRole(user, 'administrator', 'editor') ? (
    <StudioNavLink id="nav-imports" path="/imports/" label={studioText(i18n.language, 'imports.title')} />
  ) : null
