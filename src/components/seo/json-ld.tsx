import { writeJsonLd, type JsonLdObject } from '@/lib/seo/json-ld'

/** Describes the page for machines. Never runs, so the policy needs to know nothing of it. */
export function JsonLd({ data }: { data: JsonLdObject }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: writeJsonLd(data) }} />
}
