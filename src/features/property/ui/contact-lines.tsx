import { Mail, Phone } from 'lucide'

import { Icon } from '@/components/ui/icon'
import { formatPhone } from '@/lib/values/phone'

interface ContactLinesProps {
  phones: readonly (string | null | undefined)[]
  email: string | null | undefined
  className?: string
}

const lineClass = 'inline-flex items-center gap-2 py-1 hover:underline'

/** Contact data: phone numbers in groups (E7) as tel links, and the e-mail address. */
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
          {/* A long e-mail address breaks before its @ rather than inside a name. */}
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {email.split('@')[0]}
            <wbr />@{email.split('@').slice(1).join('@')}
          </span>
        </a>
      </li>
    )}
  </ul>
)
