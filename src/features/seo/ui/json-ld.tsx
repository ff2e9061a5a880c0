import type { Thing, WithContext } from 'schema-dts'

import { writeJsonLd } from '@/features/seo/model/json-ld'

/** Structured data of the page. Browsers never execute it, so the content security policy needs no hash for it. */
export function JsonLd({ data }: { data: WithContext<Thing> }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: writeJsonLd(data) }} />
}
