import { mailEventContract } from '../contract/mail-event-contract'

import { makeOwnMongo } from './own-database'

mailEventContract('MongoDB', makeOwnMongo)
