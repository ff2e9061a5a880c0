import { ConsentPreviewLive } from './consent-preview-live'
import { standardTextsOfAll } from './standard-texts'

/** The question as visitors will see it, while the editor types. */
export async function ConsentPreview() {
  return <ConsentPreviewLive standard={await standardTextsOfAll()} />
}
