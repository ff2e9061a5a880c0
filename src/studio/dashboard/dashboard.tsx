import { Gutter, Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'

import { staffRole } from '@/lib/cms/access'

import { studioText } from '../studio-text'
import { brusselsDate } from './brussels-day'
import { CountCard } from './count-card'
import { actionsFor } from './dashboard-cards'
import { ImportsPanel, SchedulePanel, TranslationsPanel } from './dashboard-panels'
import { dashboardTexts } from './panel-texts'
import { readDashboard } from './read-dashboard'

import './dashboard.css'

type NavGroup = { label: string; entities: { slug: string; type: string; label: unknown }[] }

/** Payload gives its dashboard this, without a type of its own for replacements. */
type DashboardProps = Pick<AdminViewServerProps, 'initPageResult'> & { navGroups: NavGroup[] }

const labelOf = (label: unknown, language: string): string => {
  const own: unknown = typeof label === 'object' && label !== null ? Reflect.get(label, language) : label
  return typeof own === 'string' ? own : ''
}

function Everything({ groups, language }: { groups: NavGroup[]; language: string }) {
  return (
    <section className="studio-dashboard__everything" aria-labelledby="studio-everything">
      <h2 id="studio-everything">{studioText(language, dashboardTexts.everything)}</h2>
      <div className="studio-dashboard__groups">
        {groups.map(({ label, entities }) => (
          <div key={label}>
            <h3>{label}</h3>
            <ul>
              {entities.map(({ slug, type, label: name }) => (
                <li key={slug}>
                  <Link href={`/admin/${type}/${slug}/`} prefetch={false}>
                    {labelOf(name, language)}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}

/** The first page of the studio: what is to be done today, and the way to everything else. */
export async function Dashboard({ initPageResult, navGroups }: DashboardProps) {
  const { req, visibleEntities } = initPageResult
  const { payload, user, i18n } = req
  const role = staffRole(user)
  if (!user || !role) return null
  const now = new Date()
  const viewer = { payload, user, role, visible: visibleEntities.collections }
  const { cards, translations, schedule, imports } = await readDashboard(viewer, now)
  const { language } = i18n
  const text = (words: Parameters<typeof studioText>[1], values = {}) => studioText(language, words, values)
  return (
    <Gutter className="studio-dashboard">
      <header className="studio-dashboard__head">
        <div>
          <h1>{text(dashboardTexts.greeting, { name: 'name' in user ? String(user.name) : '' })}</h1>
          <p className="studio-dashboard__date">{brusselsDate(language, now)}</p>
        </div>
        <nav className="studio-dashboard__actions" aria-label={text(dashboardTexts.actions)}>
          {actionsFor(role).map(({ label, href }) => (
            <Link key={href} className="studio-dashboard__action" href={href} prefetch={false}>
              {text(label)}
            </Link>
          ))}
        </nav>
      </header>
      {cards.length > 0 && (
        <section aria-labelledby="studio-work">
          <h2 id="studio-work">{text(dashboardTexts.work)}</h2>
          <ul className="studio-dashboard__cards">
            {cards.map((card) => (
              <CountCard key={card.id} card={card} language={language} />
            ))}
          </ul>
        </section>
      )}
      <div className="studio-dashboard__panels">
        {translations !== undefined && <TranslationsPanel missing={translations} language={language} />}
        {schedule !== undefined && <SchedulePanel scheduled={schedule} language={language} />}
        {imports !== undefined && <ImportsPanel runs={imports} language={language} />}
      </div>
      <Everything groups={navGroups} language={language} />
    </Gutter>
  )
}
