import { Mail, Phone } from 'lucide'

import { Icon } from '@/components/ui/icon'
import { formatPhone } from '@/lib/property/phone'

interface ContactLinesProps {
  phones: readonly (string | null | undefined)[]
  email: string | null | undefined
  className?: string
}

const lineClass = 'inline-flex items-center gap-2 py-1 hover:underline'

/** How to reach somebody: numbers in groups (E7) that call at a click, and the address to write to. */
export const ContactLines = ({ phones, email, className = '' }: ContactLinesProps) => (
  <ul className={`figures text-small ${className}`}>
    {phones.flatMap((phone) =>
      phone
        ? [
            <li key={phone}>
              <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={lineClass}>
                <Icon node={Phone} className="size-4 text-brand" />
                {formatPhone(phone)}
              </a>
            </li>,
          ]
        : [],
    )}
    {email && (
      <li>
        <a href={`mailto:${email}`} className={lineClass}>
          <Icon node={Mail} className="size-4 text-brand" />
          {/* A long address breaks before its @ rather than in the middle of a name. */}
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {email.split('@')[0]}
            <wbr />@{email.split('@').slice(1).join('@')}
          </span>
        </a>
      </li>
    )}
  </ul>
)
