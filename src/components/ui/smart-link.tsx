import type { ComponentProps } from 'react'

type SmartLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string }

const opensElsewhere = /^(?:https?:|tel:|mailto:)/i

/** A link; addresses with a scheme open in a new tab (specification sections 2.5 and 5). */
export function SmartLink({ href, children, ...rest }: SmartLinkProps) {
  const elsewhere = opensElsewhere.test(href) ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <a href={href} {...elsewhere} {...rest}>
      {children}
    </a>
  )
}
