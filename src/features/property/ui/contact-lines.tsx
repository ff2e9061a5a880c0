import { formatPhone, phoneHref } from '@/lib/values/phone'

interface ContactLinesProps {
  phones: readonly (string | null | undefined)[]
  email: string | null | undefined
  className?: string
}

/** Contact data: phone numbers in groups (E7) as tel links, and the e-mail address. */
export const ContactLines = ({ phones, email, className = '' }: ContactLinesProps) => (
  <ul className={`contact-lines ${className}`.trim()}>
    {phones.flatMap((phone) =>
      phone
        ? [
            <li key={phone}>
              <a href={phoneHref(phone)}>{formatPhone(phone)}</a>
            </li>,
          ]
        : [],
    )}
    {email && (
      <li>
        <a href={`mailto:${email}`}>
          {/* A long e-mail address breaks after its @ rather than inside a name or at a hyphen. */}
          <span>
            {email.split(/(?<=@)/).map((part) => (
              <span key={part}>{part}</span>
            ))}
          </span>
        </a>
      </li>
    )}
  </ul>
)
