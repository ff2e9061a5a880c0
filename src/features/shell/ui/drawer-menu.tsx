import { SmartLink } from '@/components/ui/smart-link'
import type { Translator } from '@/lib/i18n/translator'
import type { Shell } from '@/features/shell/model/shell'
import { fieldMark } from '@/lib/field-marks'

import { LanguageSwitcher } from './language-switcher'
import { LinkLabel } from './link-label'
import { MainMenu } from './main-menu'

/** From which width on the header has a part, which is in the drawer below it. */
export const widthClasses = ({ placement }: Pick<Shell, 'placement'>) =>
  placement.logo === 'centre'
    ? {
        languages: { header: 'hidden md:block', drawer: 'md:hidden' },
        valuation: { header: 'hidden xl:inline-flex', drawer: 'xl:hidden' },
      }
    : {
        languages: { header: 'hidden sm:block', drawer: 'sm:hidden' },
        valuation: { header: 'hidden md:inline-flex', drawer: 'md:hidden' },
      }

/**
 * The menu, followed by what does not fit in the header of a phone. A native disclosure: a drawer on phones and
 * tablets, which opens without JavaScript; on wide screens its content is part of the header row.
 */
export const DrawerMenu = ({ shell, t }: { shell: Shell; t: Translator }) => (
  <details className="drawer">
    <summary aria-label={t('shell.menu')} />
    <div className="drawer-panel">
      <nav aria-label={t('shell.menu')}>
        <MainMenu menu={shell.menu} t={t} />
        <div className="drawer-more figures">
          {shell.valuation && (
            <a
              href={shell.valuation.href}
              data-field={fieldMark('showFreeEvaluation')}
              className={`button button-brand ${widthClasses(shell).valuation.drawer}`}
            >
              {shell.valuation.label}
            </a>
          )}
          <LanguageSwitcher
            languages={shell.languages}
            t={t}
            className={widthClasses(shell).languages.drawer}
          />
          <ul>
            {[...shell.topBar.left, ...shell.topBar.right].map(({ href, label, icon, field }) => (
              <li key={href + label} data-field={field}>
                <SmartLink href={href} data-field={field && '.label'}>
                  <LinkLabel label={label} icon={icon} />
                </SmartLink>
              </li>
            ))}
          </ul>
        </div>
      </nav>
    </div>
  </details>
)
