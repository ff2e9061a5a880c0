import { ThirdParties } from '@/features/consent/ui/third-parties'
import { thirdParties } from '@/features/consent/model/third-parties'
import type { CaptchaSetting } from '@/features/submissions/model/captcha'

/** Allows a page with a form to load the captcha's provider, after the visitor sends. Renders nothing for the built-in captcha. */
export const CaptchaSources = ({ setting }: { setting: CaptchaSetting }) =>
  setting.provider === 'own' ? null : <ThirdParties of={[thirdParties[setting.provider]]} />
