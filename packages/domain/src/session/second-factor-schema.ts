import { formObject, optionalChoice } from '../refusal/form-fields.ts';
import { secondFactorRules } from './second-factor.ts';
import { deviceTrustRules } from './trusted-device.ts';

/** Reads the form for who must sign in with a second factor. */
export const secondFactorRuleSchema = /* @__PURE__ */ buildSecondFactorRuleSchema();

function buildSecondFactorRuleSchema() {
  return formObject({ rule: optionalChoice(secondFactorRules), trust: optionalChoice(deviceTrustRules) });
}
