import type { ComponentProps } from 'react'

import { findSafeLink } from '@/lib/values/external-link'

type SmartLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string }

/**
 * A link; URLs with a scheme open in a new tab (specification sections 2.5 and 5). Without a safe URL its text alone: what
 * editors wrote is checked when it is stored, and once more here.
 */
export function SmartLink({ href, children, ...rest }: SmartLinkProps) {
  const target = findSafeLink(href)
  if (!target) return <>{children}</>
  const elsewhere = target.newTab ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <a href={target.href} {...elsewhere} {...rest}>
      {children}
    </a>
  )
}
