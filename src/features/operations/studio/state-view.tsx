import { Gutter, Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'

import { studioTranslator, studioText } from '@/lib/i18n/studio-text'
import { staffRole } from '@/lib/payload/access'
import { formatMoment } from '@/lib/time/format-time'
import { redirect } from '@/studio/navigation'
import { StudioView } from '@/studio/studio-view'
import { Badge } from '@/studio/ui/parts'

import { siteParts, type SitePart, type SiteState, type Level } from '../model/site-state'
import { warningText } from '../model/warning-text'
import { readSiteState } from '../server/read-site-state'
import { stateFacts, type Fact } from './state-facts'

const shapes: Record<Level, ReactNode> = {
  good: <path d="M4 8.5 7 11.5 12.5 5" />,
  off: <path d="M4 8h8" />,
  unknown: <path d="M6 6a2 2 0 1 1 2.6 1.9c-.4.2-.6.5-.6 1V9.6M8 12v.1" />,
  warn: <path d="M8 3 14 13.5H2Z M8 7v3M8 11.8v.1" />,
  bad: <path d="M4.5 4.5 11.5 11.5M11.5 4.5 4.5 11.5" />,
}

const tones = { good: 'good', off: undefined, unknown: undefined, warn: 'warn', bad: 'bad' } as const

function LevelMark({ level, language }: { level: Level; language: string }) {
  return (
    <Badge tone={tones[level]}>
      <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
        {shapes[level]}
      </svg>
      {studioText(language, `operations.level.${level}`)}
    </Badge>
  )
}

const path = '/state/'

interface PartProps {
  part: SitePart
  state: SiteState
  facts: Fact[]
  language: string
}

function Part({ part, state, facts, language }: PartProps) {
  const id = `studio-state-${part}`
  return (
    <section className="studio-panel studio-stack" aria-labelledby={id}>
      <div className="studio-row studio-row--between">
        <h3 id={id}>{studioTranslator(language)(`operations.parts.${part}`)}</h3>
        <LevelMark level={state.parts[part]} language={language} />
      </div>
      <dl className="studio-terms">
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Warnings({ state: { warnings }, language }: { state: SiteState; language: string }) {
  const t = studioTranslator(language)
  return (
    <section aria-labelledby="studio-state-todo">
      <h2 id="studio-state-todo">{t('operations.warningsTitle')}</h2>
      {warnings.length === 0 && <p className="studio-muted">{t('operations.noWarnings')}</p>}
      <ul className="studio-list studio-stack">
        {warnings.map((warning) => {
          const { what, todo } = warningText(warning, t)
          return (
            <li
              key={what}
              className="studio-panel studio-stack studio-stack--tight"
              data-tone={warning.level}
            >
              <LevelMark level={warning.level} language={language} />
              <strong>{what}</strong>
              <span>{todo}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Content({ state, language, href }: { state: SiteState; language: string; href: string }) {
  const t = studioTranslator(language)
  const facts = stateFacts(state.readings, language)
  return (
    <Gutter className="studio-view studio-controls">
      <header className="studio-head">
        <div>
          <h1>{t('operations.title')}</h1>
          <p className="studio-muted">
            {t('operations.readAt', { when: formatMoment(state.readings.at, language) })}
          </p>
        </div>
        <div className="studio-row">
          <LevelMark level={state.level} language={language} />
          <Link href={href} prefetch={false}>
            {t('operations.reload')}
          </Link>
        </div>
      </header>
      <Warnings state={state} language={language} />
      <section aria-labelledby="studio-state-parts">
        <h2 id="studio-state-parts">{t('operations.parts.title')}</h2>
        <div className="studio-grid">
          {siteParts.map((part) => (
            <Part key={part} part={part} state={state} facts={facts[part]} language={language} />
          ))}
        </div>
      </section>
    </Gutter>
  )
}

/** The state of the site, for administrators. */
export async function StateView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  const { payload, user, i18n } = req
  const { admin } = payload.config.routes
  const role = staffRole(user)
  // Payload does not check access to custom views.
  if (role === null) redirect(`${admin}/login/?redirect=${admin}${path}`)
  if (role !== 'administrator') redirect(`${admin}/`)
  const state = await readSiteState(payload, new Date())
  return (
    <StudioView
      initPageResult={initPageResult}
      params={params}
      searchParams={searchParams}
      nav={[{ label: studioTranslator(i18n.language)('operations.title') }]}
    >
      <Content state={state} language={i18n.language} href={admin + path} />
    </StudioView>
  )
}
