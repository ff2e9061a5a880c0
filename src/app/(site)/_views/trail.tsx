import { Breadcrumb } from '@/components/layout/breadcrumb'
import { JsonLd } from '@/components/seo/json-ld'
import { env } from '@/lib/env'
import { breadcrumbList, type Crumb } from '@/lib/seo/breadcrumb-list'

interface TrailProps {
  items: Crumb[]
  label: string
}

/** The way from the home page to here, for visitors and for machines. */
export function Trail({ items, label }: TrailProps) {
  return (
    <>
      <Breadcrumb items={items} label={label} />
      <JsonLd data={breadcrumbList(items, env.serverUrl)} />
    </>
  )
}
