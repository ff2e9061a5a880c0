import { Gutter, Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { CSSProperties } from 'react'

import {
  helpPath,
  subjectOfScreen,
  toHelpSubject,
  type HelpSubject,
} from '@/features/help/model/help-subjects'
import { findHelp, type HelpEntry } from '@/features/help/server/api'
import { readHelp, type HelpText } from '@/features/help/server/read-help'
import { toLocale } from '@/lib/i18n/locales'
import { studioTranslator } from '@/lib/i18n/studio-text'
import { staffRole } from '@/lib/payload/access'
import { redirect } from '@/studio/navigation'
import { StudioView } from '@/studio/studio-view'

import { HelpArticle } from './help-text'

interface ListProps {
  entries: HelpEntry[]
  admin: string
}

/** Every subject with what it is about. */
const Subjects = ({ entries, admin }: ListProps) => (
  <ul className="studio-list studio-grid">
    {entries.map(({ subject, title, lead }) => (
      <li key={subject}>
        <Link className="studio-panel studio-card" href={admin + helpPath(subject)} prefetch={false}>
          <span className="studio-strong">{title}</span>
          <span className="studio-muted">{lead}</span>
        </Link>
      </li>
    ))}
  </ul>
)

interface OtherSubjectsProps extends ListProps {
  heading: string
  current: HelpSubject
}

/** Two columns, of which each has room for a line that is read easily; below each other on a tablet. */
const besideEachOther = { '--studio-column': '34rem' } as CSSProperties

function OtherSubjects({ entries, admin, heading, current }: OtherSubjectsProps) {
  return (
    <nav className="studio-stack" aria-labelledby="studio-help-subjects">
      <h2 id="studio-help-subjects">{heading}</h2>
      <ul className="studio-list studio-chips">
        {entries.map(({ subject, title }) => (
          <li key={subject}>
            <Link
              href={admin + helpPath(subject)}
              prefetch={false}
              aria-current={subject === current ? 'page' : undefined}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface ContentProps extends ListProps {
  language: string
  shown: { subject: HelpSubject; text: HelpText } | null
}

function Content({ entries, admin, language, shown }: ContentProps) {
  const t = studioTranslator(language)
  const list = { entries, admin }
  return (
    <Gutter className="studio-view">
      <header className="studio-head">
        <h1 lang={shown?.text.language}>{shown?.text.title ?? t('help.title')}</h1>
      </header>
      {shown ? (
        <div className="studio-grid" style={besideEachOther}>
          <HelpArticle text={shown.text} />
          <OtherSubjects {...list} heading={t('help.subjects')} current={shown.subject} />
        </div>
      ) : (
        <>
          <p className="studio-muted">{t('help.intro')}</p>
          <Subjects {...list} />
        </>
      )}
    </Gutter>
  )
}

/** The help of the studio: the list of its subjects, one of them, or the one of the screen that it was opened from. */
export async function HelpView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  const { admin } = req.payload.config.routes
  const role = staffRole(req.user)
  // Payload does not check access to custom views.
  if (role === null) redirect(`${admin}/login/?redirect=${admin}/help/`)
  const subject = toHelpSubject([params?.segments].flat()[1])
  const { screen } = searchParams ?? {}
  const ofScreen = typeof screen === 'string' ? subjectOfScreen(screen) : null
  if (subject === null && ofScreen !== null) redirect(admin + helpPath(ofScreen))
  const language = toLocale(req.i18n.language)
  const text = subject && (await readHelp(subject, language))
  const t = studioTranslator(language)
  return (
    <StudioView
      initPageResult={initPageResult}
      params={params}
      searchParams={searchParams}
      nav={[{ label: t('help.title'), url: `${admin}/help/` }, ...(text ? [{ label: text.title }] : [])]}
    >
      <Content
        entries={await findHelp(role, language)}
        admin={admin}
        language={language}
        shown={subject && text ? { subject, text } : null}
      />
    </StudioView>
  )
}
