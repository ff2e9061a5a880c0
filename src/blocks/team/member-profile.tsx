import { Picture } from '@/components/ui/picture'
import type { TeamMember } from '@/features/content/server/find-agents'
import type { AgentWork } from '@/features/listings/server/find-agent-work'
import { ContactLines } from '@/features/property/ui/contact-lines'
import { intlLocales, type Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'

interface MemberProfileProps {
  member: TeamMember
  /** Written out: `Parle français et néerlandais`. */
  speaks: string | null
  work: AgentWork
  /** The block takes the whole width of the page. */
  isWide: boolean
  headingLevel: 'h2' | 'h3'
  locale: Locale
  t: Translator
}

/** What the agent sold or let: a picture each, with its place. */
const GoneProperties = ({ gone, t }: { gone: AgentWork['gone']; t: Translator }) => (
  <>
    <p className="mt-8 text-small font-semibold">{t('team.sold')}</p>
    <ul className="mt-3 grid grid-cols-3 gap-4">
      {gone.map(({ ref, href, title, city, picture }) => (
        <li key={ref} className="min-w-0">
          <a href={href} className="block text-small hover:underline">
            {picture && (
              <Picture
                source={{ ...picture, alt: '' }}
                sizes="(min-width: 64rem) 12vw, 30vw"
                className="mb-2 aspect-4/3 w-full bg-mist"
              />
            )}
            {/* Several may be in one place. */}
            {city && <span className="sr-only">{`${title}, `}</span>}
            {city || title}
          </a>
        </li>
      ))}
    </ul>
  </>
)

/** A member of the agency with biography, area and last sales. Without a portrait a drawing takes its place. */
export function MemberProfile({
  member,
  speaks,
  work,
  isWide,
  headingLevel: Heading,
  locale,
  t,
}: MemberProfileProps) {
  const { name, role, portrait, phone, mobilePhone, email, registrationNumber, biography } = member
  const cities = new Intl.ListFormat(intlLocales[locale]).format(work.cities)
  return (
    <article className={`grid grid-cols-2 gap-6 ${isWide ? 'lg:grid-cols-12 lg:gap-16' : ''}`.trim()}>
      <div
        className={`relative aspect-[4/5] self-start bg-mist ${portrait ? '' : 'steps'} ${isWide ? 'lg:col-span-4' : ''}`}
      >
        {portrait && (
          <Picture
            source={portrait}
            sizes="(min-width: 64rem) 28vw, 45vw"
            shape={0.8}
            className="absolute inset-0 m-auto size-full"
          />
        )}
      </div>
      {/* On phones and in a narrow block the name is beside the portrait, and the words are below both. */}
      <div className={isWide ? 'contents lg:col-span-5 lg:block' : 'contents'}>
        <div className="min-w-0">
          <Heading className="text-title">{name}</Heading>
          {role && <p className="mt-2 text-lead text-slate">{role}</p>}
        </div>
        <div className={isWide ? 'col-span-2 lg:mt-6' : 'col-span-2'}>
          {biography && <p className="text-lead whitespace-pre-line">{biography}</p>}
          {work.gone.length > 0 && <GoneProperties gone={work.gone} t={t} />}
        </div>
      </div>
      <div className={isWide ? 'col-span-2 min-w-0 lg:col-span-3' : 'col-span-2 min-w-0'}>
        <ContactLines phones={[mobilePhone, phone]} email={email} />
        {speaks && <p className="mt-3 text-small">{speaks}</p>}
        {cities && <p className="mt-1 text-small">{t('team.area', { cities })}</p>}
        {registrationNumber && <p className="figures mt-1 text-small">{registrationNumber}</p>}
      </div>
    </article>
  )
}
