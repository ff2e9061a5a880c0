import { ConsentPreviewLive } from './consent-preview-live'
import { standardTextsOfAll } from './standard-texts'

/** Preview of the consent question, updated while the editor types. */
export async function ConsentPreview() {
  return <ConsentPreviewLive standard={await standardTextsOfAll()} />
}
