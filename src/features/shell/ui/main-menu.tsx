import { SmartLink } from '@/components/ui/smart-link'
import type { Translator } from '@/lib/i18n/translator'
import type { MenuItem } from '@/features/shell/model/shell'

interface MainMenuProps {
  menu: MenuItem[]
  t: Translator
}

const MenuLink = ({ label, href, isCurrent, field }: MenuItem) => (
  <SmartLink href={href} data-field={field && '.label'} aria-current={isCurrent ? 'page' : undefined}>
    {label}
  </SmartLink>
)

const Children = ({ items }: { items: MenuItem[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item.href + item.label} data-field={item.field}>
        <MenuLink {...item} />
        {item.children.length > 0 && <Children items={item.children} />}
      </li>
    ))}
  </ul>
)

/**
 * The menu, rendered once for all screens: a row on wide ones, a column in the drawer (shell.css). An item with
 * sub-items is a link and a disclosure beside it, which opens without JavaScript; on wide screens it also opens on
 * hover.
 */
export const MainMenu = ({ menu, t }: MainMenuProps) => (
  <ul className="menu">
    {menu.map((item) => (
      <li key={item.href + item.label} data-field={item.field}>
        <MenuLink {...item} />
        {item.children.length > 0 && (
          <details name="menu">
            <summary aria-label={t('shell.subMenu', { item: item.label })} />
            <Children items={item.children} />
          </details>
        )}
      </li>
    ))}
  </ul>
)
