import { ChevronDown } from 'lucide'

import { Icon } from '@/components/ui/icon'
import { SmartLink } from '@/components/ui/smart-link'

import type { MenuItem } from '@/lib/shell/shell'

const linkClass =
  'inline-flex min-h-11 items-center gap-1 font-medium hover:underline aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-8'

function SubMenu({ item }: { item: MenuItem }) {
  return (
    <details className="group/sub relative" name="main-menu">
      <summary className={`${linkClass} list-none`}>
        {item.label}
        <Icon node={ChevronDown} className="size-4 group-open/sub:rotate-180" />
      </summary>
      <ul className="absolute left-0 top-full z-10 min-w-60 border border-line bg-white py-2 text-ink">
        {item.children.map((child) => (
          <li key={child.href}>
            <SmartLink
              href={child.href}
              aria-current={child.isCurrent ? 'page' : undefined}
              className="block px-5 py-2.5 hover:bg-mist aria-[current]:font-semibold"
            >
              {child.label}
            </SmartLink>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The menu of wide screens; sub-menus open without JavaScript. */
export function MainMenu({ menu, label }: { menu: MenuItem[]; label: string }) {
  return (
    <nav aria-label={label} className="hidden xl:block">
      <ul className="flex flex-wrap items-center gap-x-7">
        {menu.map((item) => (
          <li key={item.href + item.label}>
            {item.children.length > 0 ? (
              <SubMenu item={item} />
            ) : (
              <SmartLink
                href={item.href}
                aria-current={item.isCurrent ? 'page' : undefined}
                className={linkClass}
              >
                {item.label}
              </SmartLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
