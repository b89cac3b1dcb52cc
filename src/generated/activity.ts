// Generated from contracts/activity.yaml by `npm run generate`. Edit the contract, not this file.

export interface paths {
    "/ommall/srvmall/activity/lottery/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A lottery with its prizes and odds
         * @description The period, the prizes in their places on the wheel, the odds of a draw made now, and how often you may still draw. The odds of all prizes, "nothing" included, add up to exactly 1; a prize out of stock has odds 0 and its share is nothing's. Without a session `chances` is null. A lottery that has not begun or is over is answered all the same; an unknown alias is refused with 404.
         */
        get: operations["getLottery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/activity/lottery/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draw once
         * @description Takes one chance and answers what was drawn; the prize is decided by the server with the odds `getLottery` showed. Refused with 50101 before the period, 50102 after it, and 50103 when no chance is left: then nothing is taken. The same Idempotency-Key twice draws once and answers the same, so that a lost answer costs nobody a chance.
         */
        post: operations["drawLottery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/activity/lottery/share-add-chance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One more chance for sharing
         * @description Adds one chance after the page was shared, once a calendar day (UTC+8). A second time on the same day is refused with 409 and adds nothing; before the period it is refused with 50101, after it with 50102.
         */
        post: operations["addLotteryShareChance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/activity/lottery/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What you drew
         * @description Your own draws in one lottery, newest first, those that drew nothing included, so that the odds can be checked against what came. A page past the end is empty. An unknown alias is refused with 404.
         */
        get: operations["listLotteryRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/coupon/activity/time": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * When coupons of an activity are given out
         * @description The period in which the coupons of one activity can be received, the time of the server to count down by, and when stock is filled up next, if it is. An activity before or after its period is answered all the same; an unknown alias is refused with 404.
         */
        get: operations["getCouponActivityTime"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/coupon/couponuser/receive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive a coupon with a phone number
         * @description A visitor proves a phone number with an SMS code and receives one coupon of an activity; no session is needed. The coupon belongs to the account of that phone, or waits for it until somebody registers with it. Refused with 50201 before and 50202 after the period, 50203 when none is left, 50204 when this phone has its share, 50208 when it is not for this customer, 50209 for a wrong and 50210 for an expired SMS code (the code is then to be asked for anew), and with 429 after five wrong codes of one phone within three minutes. A refusal takes nothing from stock.
         */
        post: operations["receiveCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/coupon/couponinfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The coupons an activity gives out
         * @description Every coupon of one activity in display order, or the one asked for by `configId`: what it takes off, from which sum, for which services and actions, how long it is valid, how many are left, and whether you can receive it or why not. Without a session `receivedByYou` is null and `canReceive` judges period and stock alone. An unknown alias is refused with 404; a `configId` the activity does not have gives an empty list.
         */
        get: operations["listCouponOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/coupon/addcouponuser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a coupon by its code
         * @description Puts the coupon with the code typed in among your coupons. Refused with 50205 when there is no such code, 50206 when somebody used it already, 50207 when it is no longer valid, 50204 when you have as many of its kind as one may have, 50208 when it is not for this customer, and with 429 after five wrong codes within three minutes.
         */
        post: operations["addCouponForUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/coupon/addbyconfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a coupon of an activity
         * @description Whoever is logged in takes one coupon of an activity with one tap. Refused with 50201 before and 50202 after the period, 50203 when none is left, 50204 when you have your share, and 50208 when it is not for this customer. Of two who ask for the last one at the same moment one gets it and the other 50203.
         */
        post: operations["addCouponByConfig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/order/checkonce": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether this can still be bought once in an activity
         * @description For services an activity sells each customer once: whether you may order now and, if not, why, with the order that stands in the way. An unpaid order counts until it is cancelled. An unknown service is refused with 50301, an unknown alias with 404.
         */
        get: operations["checkOrderOnce"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/order/firstbuy/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether an order would be the first
         * @description Whether you never paid for the product this service belongs to, as first-purchase prices and coupons ask for. A trial is no purchase; a refunded order is none either. If it would not be the first, the answer names the order that was. An unknown service is refused with 50301.
         */
        get: operations["verifyFirstOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/order/specify/service/number": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many orders of one service you have
         * @description How many orders of the given service you placed, paid or waiting for payment, within one activity when `alias` is given and ever otherwise, against how many are allowed. An unknown service is refused with 50301, an unknown alias with 404.
         */
        get: operations["countServiceOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/activity/promotion/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an activity sells at a lower price
         * @description The services an activity sells, each with the usual price, the price now, how the difference comes about, how many are left and how many you may still buy. Before and after the period it is answered all the same, and the mall then sells at the usual price. An unknown alias is refused with 404.
         */
        get: operations["getPromotionInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/activity/channel/click/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log clicks on channel links
         * @description Takes a batch of clicks that led to an activity page from a channel; sent only after consent. Records with an `eventId` already seen are counted as repeated and kept once, so a batch may be sent again. More than sixty batches of one device within three minutes are refused with 429.
         */
        post: operations["logActivityChannelClicks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/activity/sms/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log visits from a text message
         * @description Takes a batch of steps of visitors who came by the link of a text message, so that its cost can be set against what it brought; sent only after consent and without phone numbers. Records with an `eventId` already seen are counted as repeated and kept once, so a batch may be sent again. More than sixty batches of one device within three minutes are refused with 429.
         */
        post: operations["logActivitySmsVisits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/activity/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log what is done on an activity page
         * @description Takes a batch of what a visitor did on an activity page; sent only after consent. Records with an `eventId` already seen are counted as repeated and kept once, so a batch may be sent again. More than sixty batches of one device within three minutes are refused with 429.
         */
        post: operations["logActivityEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/api/log/batchinsert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log a batch of one kind
         * @description Takes a batch of website records of the kind named by `logtype`; sent only after consent. Records with an `eventId` already seen are counted as repeated and kept once, so a batch may be sent again. More than sixty batches of one device within three minutes are refused with 429.
         */
        post: operations["logWebsiteRecords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/api/suggestion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a suggestion
         * @description Takes a suggestion of a visitor or customer; a phone number is for those who want an answer. The kinds are those of the list `suggestion-kind`; an unknown one is refused with 50402. Three a day are taken: refused with 50401 when three were sent within 24 hours. `/ommall/srvmall/api/suggestion/valid/info` says beforehand when the next is taken.
         */
        post: operations["addSuggestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/activtysale/wzct/activitytemplatedetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An activity page
         * @description Everything the page `/auto-activity/{alias}` is built from: its words, its sections in order, how it is shared, and its period. The spelling of the path is the back end's. With a channel that the activity does not have the page is that of the site, and `channelNumber` in the answer is null. A page whose period is over is answered all the same; an unknown alias is refused with 404.
         */
        get: operations["getActivityTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/activtysale/getpromotion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The promotion of one service
         * @description The promotion running now for one service and action, for goods and price pages, or null when none runs. Of several the one with the lowest price is answered. The spelling of the path is the back end's. An unknown service is refused with 50301.
         */
        get: operations["getServicePromotion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The lottery is not open. errcode 50101: it has not begun 活动还没开始. 50102: it is over 活动已结束. */
        LotteryClosed: {
            /** @constant */
            code: 422;
            /**
             * Format: int32
             * @enum {integer}
             */
            errcode: 50101 | 50102;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            /**
             * @description No message of the table says this.
             * @constant
             */
            key: "";
        };
        /** @description No chance is left (机会用完了); `nextAt` of the chances says when there is one again. */
        NoChanceLeft: {
            /** @constant */
            code: 422;
            /** @constant */
            errcode: 50103;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            /**
             * @description No message of the table says this.
             * @constant
             */
            key: "";
        };
        /** @description Coupons are not given out now. errcode 50201: not yet 还没开始领. 50202: no longer 领券时间已过. */
        CouponClosed: {
            /** @constant */
            code: 422;
            /**
             * Format: int32
             * @enum {integer}
             */
            errcode: 50201 | 50202;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            /**
             * @description No message of the table says this.
             * @constant
             */
            key: "";
        };
        /** @description None of this coupon is left (已领完). */
        CouponSoldOut: {
            /** @constant */
            code: 422;
            /** @constant */
            errcode: 50203;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            /**
             * @description No message of the table says this.
             * @constant
             */
            key: "";
        };
        /** @description This customer has as many of this coupon as one may have (超过每人限领张数). */
        CouponLimitReached: {
            /** @constant */
            code: 422;
            /** @constant */
            errcode: 50204;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            /**
             * @description No message of the table says this.
             * @constant
             */
            key: "";
        };
        /** @description The code gives no coupon. errcode 50205: there is no such code 没有这个券码. 50206: it was taken before 已被领取. 50207: it is no longer valid 已过期. */
        CouponCodeRefused: {
            /** @constant */
            code: 422;
            /**
             * Format: int32
             * @enum {integer}
             */
            errcode: 50205 | 50206 | 50207;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            /**
             * @description No message of the table says this.
             * @constant
             */
            key: "";
        };
        /** @description The coupon is for other customers, for example for first purchases only (不符合领取条件). */
        CouponNotForYou: {
            /** @constant */
            code: 422;
            /** @constant */
            errcode: 50208;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            /**
             * @description No message of the table says this.
             * @constant
             */
            key: "";
        };
        /** @description The SMS code does not prove the phone. errcode 50209 with key code.error: it is wrong 验证码错误. 50210 with key sms.expired: it is too old 短信验证码已过期. */
        SmsCodeRefused: {
            /** @constant */
            code: 422;
            /**
             * Format: int32
             * @enum {integer}
             */
            errcode: 50209 | 50210;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            /**
             * @description Key of the message to show.
             * @enum {string}
             */
            key: "code.error" | "sms.expired";
        };
        /** @description The selected service does not exist (所选服务不存在). */
        ServiceUnknown: {
            /** @constant */
            code: 422;
            /** @constant */
            errcode: 50301;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            /**
             * @description Key of the message to show.
             * @constant
             */
            key: "service.unknown";
        };
        /** @description 50401: three suggestions were sent within 24 hours (一天最多三条). 50402: there is no such kind. */
        SuggestionRefusal: {
            /** @constant */
            code: 422;
            /** @enum {unknown} */
            errcode: 50401 | 50402;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            /**
             * @description No message of the table says this.
             * @constant
             */
            key: "";
        };
        /** @description Channel somebody came by, for example `site` 本站, `bd`, `360`, `zh`. */
        ChannelNumber: string;
        /**
         * @description upcoming: not begun 未开始, becomes running at startsAt. running: open 进行中, becomes ended after endsAt. ended: over 已结束, final.
         * @enum {string}
         */
        ActivityPhase: "upcoming" | "running" | "ended";
        /** @description A period with the time of the server, by which a page counts down whatever the device's clock says. */
        ActivityPeriod: {
            phase: components["schemas"]["ActivityPhase"];
            startsAt: components["schemas"]["Time"];
            /** @description Last moment of the period. */
            endsAt: components["schemas"]["Time"];
            serverTime: components["schemas"]["Time"];
        };
        /**
         * @description coupon: a coupon 优惠券. redPacket: money 红包. serviceDays: days more of the service 服务天数. goods: a thing sent by post 实物. nothing: nothing 未中奖.
         * @enum {string}
         */
        PrizeKind: "coupon" | "redPacket" | "serviceDays" | "goods" | "nothing";
        Prize: {
            id: components["schemas"]["Id"];
            /**
             * Format: int32
             * @description Place on the wheel, clockwise from the top.
             */
            place: number;
            name: string;
            kind: components["schemas"]["PrizeKind"];
            image: components["schemas"]["Address"] | null;
            /** @description What the prize is worth; null where it has no price. */
            worth: components["schemas"]["Money"] | null;
            /** Format: int32 */
            serviceDays: number | null;
            /** @description Coupon that is won; null for other kinds. */
            couponConfigId: components["schemas"]["Id"] | null;
            odds: components["schemas"]["Odds"];
            /**
             * Format: int32
             * @description How many are left; null without a limit.
             */
            stockLeft: number | null;
        };
        /** @description Probability of one draw with exactly six decimals; those of all prizes of a lottery add up to 1.000000. */
        Odds: string;
        /** @description Where chances come from, how many came today and how many can. */
        ChanceSource: {
            /**
             * @description daily: one a day 每天. share: for sharing 分享. order: for a paid order 下单. register: for registering 注册.
             * @enum {string}
             */
            source: "daily" | "share" | "order" | "register";
            given: components["schemas"]["Count"];
            limit: components["schemas"]["Count"];
        };
        LotteryChances: {
            left: components["schemas"]["Count"];
            usedToday: components["schemas"]["Count"];
            /** @description When the next chance comes by itself; null when none will. */
            nextAt: components["schemas"]["Time"] | null;
            /** @description Whether sharing gives one more today. */
            canShare: boolean;
            sources: components["schemas"]["ChanceSource"][];
        };
        Lottery: {
            alias: components["schemas"]["Alias"];
            name: string;
            lang: components["schemas"]["Locale"];
            period: components["schemas"]["ActivityPeriod"];
            /** @description Null without a session. */
            chances: components["schemas"]["LotteryChances"] | null;
            currency: components["schemas"]["Currency"];
            prizes: components["schemas"]["Prize"][];
            rules: components["schemas"]["Html"];
            /** @description When the odds were worked out; they change with the stock. */
            oddsAsOf: components["schemas"]["Time"];
        };
        LotteryDraw: {
            alias: components["schemas"]["Alias"];
            channelNumber?: components["schemas"]["ChannelNumber"];
        };
        LotteryShare: {
            alias: components["schemas"]["Alias"];
            sharedTo: components["schemas"]["ShareChannel"];
        };
        /**
         * @description delivered: in the account 已到账, final. toClaim: to be claimed 待领取, becomes sent or lapsed. sent: on its way 已寄出, final. lapsed: not claimed in time 已过期, final. none: nothing was won 未中奖, final.
         * @enum {string}
         */
        PrizeDelivery: "delivered" | "toClaim" | "sent" | "lapsed" | "none";
        DrawResult: {
            recordId: components["schemas"]["Id"];
            drawnAt: components["schemas"]["Time"];
            /** @description Where the wheel stops. */
            prizeId: components["schemas"]["Id"];
            prizeName: string;
            kind: components["schemas"]["PrizeKind"];
            delivery: components["schemas"]["PrizeDelivery"];
            /** @description The coupon won, among your coupons from now on. */
            couponId: components["schemas"]["Id"] | null;
            currency: components["schemas"]["Currency"];
            /** @description Money of a red packet. */
            amount: components["schemas"]["Money"] | null;
            /** @description Until when a prize to be claimed is kept. */
            claimBefore: components["schemas"]["Time"] | null;
            chances: components["schemas"]["LotteryChances"];
        };
        LotteryRecord: {
            id: components["schemas"]["Id"];
            alias: components["schemas"]["Alias"];
            drawnAt: components["schemas"]["Time"];
            prizeId: components["schemas"]["Id"];
            prizeName: string;
            kind: components["schemas"]["PrizeKind"];
            delivery: components["schemas"]["PrizeDelivery"];
            couponId: components["schemas"]["Id"] | null;
            currency: components["schemas"]["Currency"];
            amount: components["schemas"]["Money"] | null;
            claimBefore: components["schemas"]["Time"] | null;
        };
        LotteryRecordPage: {
            list: components["schemas"]["LotteryRecord"][];
            total: components["schemas"]["Total"];
        };
        CouponActivityTime: {
            alias: components["schemas"]["Alias"];
            period: components["schemas"]["ActivityPeriod"];
            /** @description When stock is filled up next; null when it is not. */
            nextReleaseAt: components["schemas"]["Time"] | null;
        };
        /** @description A coupon in the user's hand, with where it came from and what became of it. */
        Coupon: {
            /** @description The offer it came from. */
            configId: components["schemas"]["Id"];
            code: components["schemas"]["CouponCodeText"];
            receivedAt: components["schemas"]["Time"];
            usedAt: components["schemas"]["Time"] | null;
            /** @description The order that locks it or used it. */
            orderNo: components["schemas"]["OrderNo"] | null;
            /** @description Activity it came from; null for a typed code of none. */
            activityAlias: components["schemas"]["Alias"] | null;
            /** @description The reason in words with the figures, for example how much is missing; empty while it can be used. */
            explanation: string;
        } & components["schemas"]["HeldCoupon"];
        /** @description Code of a coupon, as printed or sent; capitals, digits and dashes. */
        CouponCodeText: string;
        /** @description A coupon that an activity gives out. */
        CouponOffer: {
            /** @description The `configId` to receive it by. */
            id: components["schemas"]["Id"];
            alias: components["schemas"]["Alias"];
            name: string;
            currency: components["schemas"]["Currency"];
            face: components["schemas"]["CouponFace"];
            threshold: components["schemas"]["CouponThreshold"];
            maximumReduction: components["schemas"]["MaximumReduction"];
            serviceCodes: components["schemas"]["CouponServices"];
            actions: components["schemas"]["CouponActions"];
            /** @description Null when validity is counted from receiving. */
            validFrom: components["schemas"]["Time"] | null;
            validUntil: components["schemas"]["Time"] | null;
            /**
             * Format: int32
             * @description Days of 24 hours from receiving; null when the dates are fixed.
             */
            validDays: number | null;
            period: components["schemas"]["ActivityPeriod"];
            /**
             * Format: int32
             * @description How many are given out in all; null without a limit.
             */
            stock: number | null;
            /** Format: int32 */
            stockLeft: number | null;
            /** Format: int32 */
            perUserLimit: number;
            /**
             * Format: int32
             * @description Null without a session.
             */
            receivedByYou: number | null;
            /**
             * @description everyone: 所有人. firstPurchase: who never bought 首次购买. payingUsers: who has a paid licence 付费用户.
             * @enum {string}
             */
            audience: "everyone" | "firstPurchase" | "payingUsers";
            canReceive: boolean;
            /** @description Null when it can be received. */
            reason: components["schemas"]["CouponReceiveReason"] | null;
            /** @description The reason in words; empty when it can be received. */
            explanation: string;
        };
        /**
         * @description notStarted: not yet 还没开始领. ended: no longer 领券时间已过. soldOut: none left 已领完. limitReached: you have your share 已领过. notForYou: for other customers 不符合领取条件.
         * @enum {string}
         */
        CouponReceiveReason: "notStarted" | "ended" | "soldOut" | "limitReached" | "notForYou";
        CouponReceiving: {
            alias: components["schemas"]["Alias"];
            configId: components["schemas"]["Id"];
            phone: components["schemas"]["Phone"];
            smsCode: components["schemas"]["SmsCode"];
            channelNumber?: components["schemas"]["ChannelNumber"];
        };
        CouponTaking: {
            alias: components["schemas"]["Alias"];
            configId: components["schemas"]["Id"];
            channelNumber?: components["schemas"]["ChannelNumber"];
        };
        CouponCode: {
            code: components["schemas"]["CouponCodeText"];
        };
        CouponReceipt: {
            coupon: components["schemas"]["Coupon"];
            /** @description The phone it was received with; null when received by an account. */
            phone: components["schemas"]["MaskedPhone"] | null;
            /** @description False when the coupon waits for somebody to register with the phone. */
            isPhoneRegistered: boolean;
            /** Format: int32 */
            receivedByYou: number;
            /**
             * Format: int32
             * @description Null without a limit.
             */
            stockLeft: number | null;
        };
        /** @description Whether an order may be placed, and why not. */
        OrderCheck: {
            serviceNumber: components["schemas"]["ServiceNumber"];
            canBuy: boolean;
            /** @description Null when it may be bought. */
            reason: components["schemas"]["OrderCheckReason"] | null;
            /** @description The reason in words; empty when it may be bought. */
            explanation: string;
            orderCount: components["schemas"]["Count"];
            /**
             * Format: int32
             * @description How many orders are allowed; null when they are not counted.
             */
            limit: number | null;
            /** @description The order that stands in the way. */
            blockingOrderNo: components["schemas"]["OrderNo"] | null;
            /** @description From when it may be bought; null when it may now or never will. */
            availableAt: components["schemas"]["Time"] | null;
        };
        /**
         * @description alreadyBought: bought once before 已买过. unpaidOrder: an order waits for payment 有未付款订单. notFirstPurchase: it would not be the first 不是首次购买. limitReached: as many as allowed 达到限购数量. notStarted: the activity has not begun 活动还没开始. ended: it is over 活动已结束. notEligible: not for this customer 不符合条件.
         * @enum {string}
         */
        OrderCheckReason: "alreadyBought" | "unpaidOrder" | "notFirstPurchase" | "limitReached" | "notStarted" | "ended" | "notEligible";
        /** @description One line of how a price comes about; the lines add up to the price. */
        PriceLine: {
            label: string;
            amount: components["schemas"]["SignedMoney"];
        };
        PromotionItem: {
            serviceNumber: components["schemas"]["ServiceNumber"];
            productNo: components["schemas"]["ProductNo"];
            /** @description Null for services without versions. */
            level: components["schemas"]["VersionLevel"] | null;
            name: string;
            action: components["schemas"]["OrderKind"];
            /** Format: int32 */
            years: number;
            currency: components["schemas"]["Currency"];
            originalPrice: components["schemas"]["Money"];
            price: components["schemas"]["Money"];
            /** @description originalPrice less price. */
            saving: components["schemas"]["Money"];
            explanation: components["schemas"]["PriceLine"][];
            /**
             * Format: int32
             * @description Null without a limit.
             */
            stockLeft: number | null;
            /**
             * Format: int32
             * @description Null without a limit.
             */
            perUserLimit: number | null;
            /**
             * Format: int32
             * @description Null without a session.
             */
            boughtByYou: number | null;
            /** @description Whether a coupon may be used beside it. */
            canUseCoupons: boolean;
        };
        PromotionInfo: {
            alias: components["schemas"]["Alias"];
            name: string;
            lang: components["schemas"]["Locale"];
            period: components["schemas"]["ActivityPeriod"];
            items: components["schemas"]["PromotionItem"][];
        };
        ServicePromotion: {
            alias: components["schemas"]["Alias"];
            name: string;
            lang: components["schemas"]["Locale"];
            period: components["schemas"]["ActivityPeriod"];
            item: components["schemas"]["PromotionItem"];
        };
        /** @description Made by the website once for each record; a repeated one is kept once. */
        EventId: string;
        /**
         * Format: int32
         * @description 6: website 网站. 1: Android 安卓. 2: iOS 苹果.
         * @enum {integer}
         */
        LogOrigin: 6 | 1 | 2;
        ChannelClick: {
            eventId: components["schemas"]["EventId"];
            occurredAt: components["schemas"]["Time"];
            alias: components["schemas"]["Alias"];
            channelNumber: components["schemas"]["ChannelNumber"];
            webSiteUrl: components["schemas"]["Address"];
            deviceId: components["schemas"]["DeviceCode"];
            kdUid?: components["schemas"]["UserId"];
            isMobile: boolean;
        };
        ChannelClickBatch: {
            origin: components["schemas"]["LogOrigin"];
            records: components["schemas"]["ChannelClick"][];
        };
        SmsVisit: {
            eventId: components["schemas"]["EventId"];
            occurredAt: components["schemas"]["Time"];
            alias: components["schemas"]["Alias"];
            /** @description Which mailing the link came with. */
            messageNumber: string;
            /**
             * @description opened: opened the page 打开. received: received a coupon 领券. registered: 注册. ordered: 下单.
             * @enum {string}
             */
            step: "opened" | "received" | "registered" | "ordered";
            deviceId: components["schemas"]["DeviceCode"];
            kdUid?: components["schemas"]["UserId"];
            isMobile: boolean;
        };
        SmsVisitBatch: {
            origin: components["schemas"]["LogOrigin"];
            records: components["schemas"]["SmsVisit"][];
        };
        ActivityEvent: {
            eventId: components["schemas"]["EventId"];
            occurredAt: components["schemas"]["Time"];
            alias: components["schemas"]["Alias"];
            /**
             * @description view: saw the page 浏览. draw: drew 抽奖. share: shared 分享. receiveCoupon: received a coupon 领券. openGoods: went to goods 去购买. openRules: opened the rules 看规则.
             * @enum {string}
             */
            action: "view" | "draw" | "share" | "receiveCoupon" | "openGoods" | "openRules";
            /** @description What it was done to: number of a service, id of a coupon. */
            target?: string;
            channelNumber?: components["schemas"]["ChannelNumber"];
            deviceId: components["schemas"]["DeviceCode"];
            kdUid?: components["schemas"]["UserId"];
            isMobile: boolean;
        };
        ActivityEventBatch: {
            origin: components["schemas"]["LogOrigin"];
            records: components["schemas"]["ActivityEvent"][];
        };
        /**
         * @description navigation: links of the header 导航. download: hovering and downloads 下载. click: other clicks 点击.
         * @enum {string}
         */
        LogType: "navigation" | "download" | "click";
        WebsiteRecord: {
            eventId: components["schemas"]["EventId"];
            occurredAt: components["schemas"]["Time"];
            webSiteName: string;
            channelNumber?: components["schemas"]["ChannelNumber"];
            kdUid?: components["schemas"]["UserId"];
            deviceId: components["schemas"]["DeviceCode"];
            /** @description What was done or clicked. */
            operName: string;
            /** @description Where on the page. */
            operNameParent?: string;
            osVersion?: string;
            isMobile: boolean;
            /** @description Importance the website gives the record. */
            grade?: string;
            webSiteUrl: components["schemas"]["Address"];
            /**
             * Format: int32
             * @description How long it lasted, in milliseconds, for hovering.
             */
            durationMs?: number;
        };
        WebsiteRecordBatch: {
            origin: components["schemas"]["LogOrigin"];
            /**
             * Format: int32
             * @description 20: the number of this website in usage logs.
             * @enum {integer}
             */
            productId: 20;
            records: components["schemas"]["WebsiteRecord"][];
        };
        Suggestion: {
            /** @description One of the list `suggestion-kind`: feature 功能建议, usability 用着不顺手, fault 报告故障, wording 文字与说明, other 其他. */
            kind: components["schemas"]["Alias"];
            content: string;
            phone?: components["schemas"]["Phone"];
        };
        SuggestionReceipt: {
            id: components["schemas"]["Id"];
            createdAt: components["schemas"]["Time"];
            /** Format: int32 */
            remainingToday: number;
        };
        /** @description How the page looks when it is shared. */
        ActivityShare: {
            title: string;
            description: string;
            image: components["schemas"]["Address"];
            link: components["schemas"]["Address"];
        };
        /** @description A piece of the page; `kind` says which. */
        ActivitySection: components["schemas"]["PictureSection"] | components["schemas"]["TextSection"] | components["schemas"]["LotterySection"] | components["schemas"]["CouponsSection"] | components["schemas"]["GoodsSection"] | components["schemas"]["QuestionsSection"];
        /** @description A picture 图片. */
        PictureSection: {
            /** @constant */
            kind: "picture";
            image: components["schemas"]["Address"];
            imageMobile: components["schemas"]["Address"];
            /** @description What the picture says. */
            alt: string;
            link: components["schemas"]["Address"] | null;
        };
        /** @description Text, rules for example 文字. */
        TextSection: {
            /** @constant */
            kind: "text";
            title: string;
            content: components["schemas"]["Html"];
        };
        /** @description The lottery of this alias 抽奖. */
        LotterySection: {
            /** @constant */
            kind: "lottery";
            title: string;
            alias: components["schemas"]["Alias"];
        };
        /** @description Coupons to receive 优惠券. */
        CouponsSection: {
            /** @constant */
            kind: "coupons";
            title: string;
            configIds: components["schemas"]["Id"][];
        };
        /** @description Services of the promotion 商品. */
        GoodsSection: {
            /** @constant */
            kind: "goods";
            title: string;
            productNos: components["schemas"]["ProductNo"][];
        };
        /** @description Questions and answers 常见问题. */
        QuestionsSection: {
            /** @constant */
            kind: "questions";
            title: string;
            items: components["schemas"]["ActivityQuestion"][];
        };
        ActivityQuestion: {
            question: string;
            answer: string;
        };
        ActivityTemplate: {
            alias: components["schemas"]["Alias"];
            /** @description The channel the page is made for; null for the site. */
            channelNumber: components["schemas"]["ChannelNumber"] | null;
            title: string;
            description: string;
            lang: components["schemas"]["Locale"];
            languages: components["schemas"]["Locale"][];
            /**
             * @description Ground of the page's head, one of those that hold text in light, dark and large print 头部底色. plain: grey. green, amber, red: tinted.
             * @enum {string}
             */
            theme: "plain" | "green" | "amber" | "red";
            period: components["schemas"]["ActivityPeriod"];
            share: components["schemas"]["ActivityShare"];
            sections: components["schemas"]["ActivitySection"][];
        };
        Alias: string;
        /** @description The frame of a successful answer; the operation adds `data`. */
        Success: {
            /**
             * @description Always 200 on success.
             * @constant
             */
            code: 200;
            /**
             * @description Always 0 on success.
             * @constant
             */
            errcode: 0;
            /** @constant */
            success: true;
            /** @description For people; empty when there is nothing to say. */
            msg: string;
        };
        /** @description The thing asked for does not exist or is not published (不存在或未发布). */
        NotFound: {
            /** @constant */
            code: 404;
            /** @constant */
            errcode: 40400;
            /** @constant */
            success: false;
            msg: string;
            data: null;
        };
        /** @description A parameter or the body breaks its limits (输入不合规则). `fields` names each one and the key of the message to show at it. */
        Invalid: {
            /** @constant */
            code: 400;
            /** @constant */
            errcode: 40000;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            fields: {
                /** @description Name of the parameter, or JSON pointer into the body without the leading slash. */
                field: string;
                /** @description Key of the message table, for example `email.invalid`; empty when no key fits. */
                key: string;
                message: string;
            }[];
        };
        /** @description Nobody is logged in, or no longer (未登录或登录已超时). 101 is what the user service says, 401 everybody else. */
        SignedOut: {
            /**
             * Format: int32
             * @enum {integer}
             */
            code: 101 | 401;
            /** @constant */
            errcode: 40100;
            /** @constant */
            success: false;
            msg: string;
            data: null;
        };
        /** @description The same thing is already there (已存在); nothing was made. */
        Duplicate: {
            /** @constant */
            code: 409;
            /** @constant */
            errcode: 40900;
            /** @constant */
            success: false;
            msg: string;
            data: null;
        };
        /** @description The same action came too often (操作过于频繁); the caller waits three minutes. */
        TooOften: {
            /** @constant */
            code: 429;
            /** @constant */
            errcode: 42900;
            /** @constant */
            success: false;
            msg: string;
            data: null;
        };
        /** Format: int32 */
        Id: number;
        /** @description Number of a service; the licence code of what it gives. */
        ServiceNumber: string;
        /**
         * Format: int32
         * @description How many.
         */
        Count: number;
        LogReceipt: {
            /** @description Records taken for the first time. */
            accepted: components["schemas"]["Count"];
            /** @description Records already known. */
            repeated: components["schemas"]["Count"];
        };
        /** @description Number of a product, that is of one version of a service. */
        ProductNo: string;
        /**
         * Format: date-time
         * @description RFC 3339 with offset; the website shows it in UTC+8.
         */
        Time: string;
        /** Format: uri-reference */
        Address: string;
        /** @description Yuan (or the currency said beside it) with exactly two decimals, never negative. */
        Money: string;
        /**
         * @description zh-CN: Simplified Chinese 简体中文. zh-TW: Traditional Chinese 繁體中文. en-US: English 英文.
         * @enum {string}
         */
        Locale: "zh-CN" | "zh-TW" | "en-US";
        /**
         * @description ISO 4217 code of the amounts beside and below it. It follows the variant whose back end this is, never the language: CNY for China 人民币, USD for global 美元.
         * @enum {string}
         */
        Currency: "CNY" | "USD";
        /** @description HTML of an editor. Callers sanitise it before showing it. */
        Html: string;
        /**
         * @description How something shared travels. chat: a message in the messenger 发给好友. moments: the messenger's timeline 动态. poster: a picture with a QR code 海报. link: a copied link 复制链接. qr: a QR code 二维码. sms: a text message 短信. store: the sign at the counter 店内台卡.
         * @enum {string}
         */
        ShareChannel: "chat" | "moments" | "poster" | "link" | "qr" | "sms" | "store";
        /**
         * Format: int32
         * @description How many items there are over all pages.
         */
        Total: number;
        /** @description What a coupon takes off. */
        CouponFace: {
            /** @constant */
            kind: "fixed";
            amount: components["schemas"]["Money"];
        } | {
            /** @constant */
            kind: "percent";
            /**
             * Format: int32
             * @description Hundredths taken off; 10 is what Chinese calls 9折.
             */
            percentOff: number;
        };
        /** @description Smallest price after discounts a coupon can be used on; 0.00 for any. */
        CouponThreshold: string;
        /** @description Most that a percentage takes off; null without a limit and for fixed amounts. */
        MaximumReduction: components["schemas"]["Money"] | null;
        /**
         * @description KDZHJ01: stock and invoicing 货簿云. ZHJXH: retail edition 零售版. WXHYK: membership card 会员卡. ZHWD: online shop 微店. HYGF: industry service 行业服务.
         * @enum {string}
         */
        LicenceCode: "KDZHJ01" | "ZHJXH" | "WXHYK" | "ZHWD" | "HYGF";
        /** @description Services a coupon can be used for. */
        CouponServices: components["schemas"]["LicenceCode"][];
        /**
         * @description What a service is ordered for. buy: a new licence 新购. renew: more years 续费. upgrade: standard to professional 升级. addUsers: more users 加用户.
         * @enum {string}
         */
        OrderKind: "buy" | "renew" | "upgrade" | "addUsers";
        /** @description Kinds of order a coupon can be used in. */
        CouponActions: components["schemas"]["OrderKind"][];
        /**
         * @description unused: can be used while valid 未使用 → locked, expired. locked: held by an unpaid order 已锁定 → used when it is paid, unused or expired when it is cancelled or expires. used: spent 已使用 → unused when the order is refunded in its time. expired: not used in time 已过期, final.
         * @enum {string}
         */
        CouponState: "unused" | "locked" | "used" | "expired";
        /**
         * @description Why a coupon cannot be used. notYetValid: not valid yet 未到使用时间. expired: 已过期. used: 已使用. locked: in an unpaid order 在未付款的订单里. belowThreshold: the price is too small 未满使用金额. otherService: not for this service 不适用此服务. otherAction: not for this kind of order 不适用此类订单. notWithPromotion: not beside this promotion or a settlement price 不与此优惠同享. unregisteredPhone: its phone has no account yet 手机号还没注册.
         * @enum {string}
         */
        CouponReason: "notYetValid" | "expired" | "used" | "locked" | "belowThreshold" | "otherService" | "otherAction" | "notWithPromotion" | "unregisteredPhone";
        /** @description A coupon in somebody's hand; each operation adds what it says beyond that. */
        HeldCoupon: {
            couponId: components["schemas"]["Id"];
            name: string;
            currency: components["schemas"]["Currency"];
            face: components["schemas"]["CouponFace"];
            threshold: components["schemas"]["CouponThreshold"];
            maximumReduction: components["schemas"]["MaximumReduction"];
            serviceCodes: components["schemas"]["CouponServices"];
            actions: components["schemas"]["CouponActions"];
            validFrom: components["schemas"]["Time"];
            /** @description Last second in which it can be used. */
            validUntil: components["schemas"]["Time"];
            state: components["schemas"]["CouponState"];
            /** @description Null while it can be used. */
            reason: components["schemas"]["CouponReason"] | null;
        };
        /** @description Order number, shown to people and used in addresses. */
        OrderNo: string;
        /** @description Mainland mobile number, 11 digits, without country code. */
        Phone: string;
        /** @description Six digits from an SMS. */
        SmsCode: string;
        /** @description First three digits, four stars, last four digits. */
        MaskedPhone: string;
        /** @description Yuan (or the currency said beside it) with exactly two decimals; negative for money taken back. */
        SignedMoney: string;
        /**
         * @description standard: 标准版, 1 store and 1 user. professional: 专业版, 1 store and 3 users.
         * @enum {string}
         */
        VersionLevel: "standard" | "professional";
        /** @description Random code of a device, made and kept by the browser after consent or login. */
        DeviceCode: string;
        /** @description Number of a user account (kdUid). */
        UserId: string;
    };
    responses: never;
    parameters: {
        /**
         * @description Alias of the activity, as in the address `/auto-activity/{alias}`.
         * @example year-end-2026
         */
        ActivityAlias: components["schemas"]["Alias"];
        /** @description Which page, counted from 1. */
        CurrentPage: number;
        /** @description How many items a page holds at most. */
        PageRows: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getLottery: {
        parameters: {
            query: {
                /**
                 * @description Alias of the activity, as in the address `/auto-activity/{alias}`.
                 * @example year-end-2026
                 */
                alias: components["schemas"]["Alias"];
            };
            header?: {
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lottery, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["Lottery"];
                    } & components["schemas"]["Success"]) | components["schemas"]["NotFound"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    drawLottery: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Random id of one intent of the user. A repeated key returns what was created first and creates nothing new; it is stored for 24 hours.
                 * @example 0f7c1c9e-5a57-4b7a-9d0a-1d1f4a2b9c11
                 */
                "Idempotency-Key"?: string;
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LotteryDraw"];
            };
        };
        responses: {
            /** @description What was drawn, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["DrawResult"];
                    } & components["schemas"]["Success"]) | components["schemas"]["LotteryClosed"] | components["schemas"]["NoChanceLeft"] | components["schemas"]["NotFound"] | components["schemas"]["SignedOut"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    addLotteryShareChance: {
        parameters: {
            query?: never;
            header?: {
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LotteryShare"];
            };
        };
        responses: {
            /** @description The chances there are now, or why none was added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["LotteryChances"];
                    } & components["schemas"]["Success"]) | components["schemas"]["Duplicate"] | components["schemas"]["LotteryClosed"] | components["schemas"]["NotFound"] | components["schemas"]["SignedOut"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    listLotteryRecords: {
        parameters: {
            query: {
                /**
                 * @description Alias of the activity, as in the address `/auto-activity/{alias}`.
                 * @example year-end-2026
                 */
                alias: components["schemas"]["Alias"];
                /** @description Which page, counted from 1. */
                currentPage?: number;
                /** @description How many items a page holds at most. */
                pageSize?: number;
            };
            header?: {
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of draws. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["LotteryRecordPage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["NotFound"] | components["schemas"]["SignedOut"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    getCouponActivityTime: {
        parameters: {
            query: {
                /**
                 * @description Alias of the activity, as in the address `/auto-activity/{alias}`.
                 * @example year-end-2026
                 */
                alias: components["schemas"]["Alias"];
            };
            header?: {
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The period, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["CouponActivityTime"];
                    } & components["schemas"]["Success"]) | components["schemas"]["NotFound"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    receiveCoupon: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Random id of one intent of the user. A repeated key returns what was created first and creates nothing new; it is stored for 24 hours.
                 * @example 0f7c1c9e-5a57-4b7a-9d0a-1d1f4a2b9c11
                 */
                "Idempotency-Key"?: string;
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CouponReceiving"];
            };
        };
        responses: {
            /** @description The coupon, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["CouponReceipt"];
                    } & components["schemas"]["Success"]) | components["schemas"]["CouponClosed"] | components["schemas"]["CouponSoldOut"] | components["schemas"]["CouponLimitReached"] | components["schemas"]["CouponNotForYou"] | components["schemas"]["SmsCodeRefused"] | components["schemas"]["TooOften"] | components["schemas"]["NotFound"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    listCouponOffers: {
        parameters: {
            query: {
                /**
                 * @description Alias of the activity, as in the address `/auto-activity/{alias}`.
                 * @example year-end-2026
                 */
                alias: components["schemas"]["Alias"];
                /**
                 * @description Only this coupon.
                 * @example 81
                 */
                configId?: components["schemas"]["Id"];
            };
            header?: {
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coupons in display order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["CouponOffer"][];
                    } & components["schemas"]["Success"]) | components["schemas"]["NotFound"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    addCouponForUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Random id of one intent of the user. A repeated key returns what was created first and creates nothing new; it is stored for 24 hours.
                 * @example 0f7c1c9e-5a57-4b7a-9d0a-1d1f4a2b9c11
                 */
                "Idempotency-Key"?: string;
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CouponCode"];
            };
        };
        responses: {
            /** @description The coupon, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["CouponReceipt"];
                    } & components["schemas"]["Success"]) | components["schemas"]["CouponCodeRefused"] | components["schemas"]["CouponLimitReached"] | components["schemas"]["CouponNotForYou"] | components["schemas"]["TooOften"] | components["schemas"]["SignedOut"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    addCouponByConfig: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Random id of one intent of the user. A repeated key returns what was created first and creates nothing new; it is stored for 24 hours.
                 * @example 0f7c1c9e-5a57-4b7a-9d0a-1d1f4a2b9c11
                 */
                "Idempotency-Key"?: string;
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CouponTaking"];
            };
        };
        responses: {
            /** @description The coupon, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["CouponReceipt"];
                    } & components["schemas"]["Success"]) | components["schemas"]["CouponClosed"] | components["schemas"]["CouponSoldOut"] | components["schemas"]["CouponLimitReached"] | components["schemas"]["CouponNotForYou"] | components["schemas"]["NotFound"] | components["schemas"]["SignedOut"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    checkOrderOnce: {
        parameters: {
            query: {
                /**
                 * @description Alias of the activity, as in the address `/auto-activity/{alias}`.
                 * @example year-end-2026
                 */
                alias: components["schemas"]["Alias"];
                /**
                 * @description Number of the service to be bought.
                 * @example KDZHJ01
                 */
                serviceNumber: components["schemas"]["ServiceNumber"];
            };
            header?: {
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether and why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["OrderCheck"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ServiceUnknown"] | components["schemas"]["NotFound"] | components["schemas"]["SignedOut"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    verifyFirstOrder: {
        parameters: {
            query: {
                /**
                 * @description Number of the service to be bought.
                 * @example KDZHJ01
                 */
                serviceNumber: components["schemas"]["ServiceNumber"];
            };
            header?: {
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether and why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["OrderCheck"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ServiceUnknown"] | components["schemas"]["SignedOut"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    countServiceOrders: {
        parameters: {
            query: {
                /**
                 * @description Number of the service to be bought.
                 * @example KDZHJ01
                 */
                serviceNumber: components["schemas"]["ServiceNumber"];
                /**
                 * @description Count and limit within this activity only.
                 * @example year-end-2026
                 */
                alias?: components["schemas"]["Alias"];
            };
            header?: {
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether and why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["OrderCheck"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ServiceUnknown"] | components["schemas"]["NotFound"] | components["schemas"]["SignedOut"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    getPromotionInfo: {
        parameters: {
            query: {
                /**
                 * @description Alias of the activity, as in the address `/auto-activity/{alias}`.
                 * @example year-end-2026
                 */
                alias: components["schemas"]["Alias"];
            };
            header?: {
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The promotion, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["PromotionInfo"];
                    } & components["schemas"]["Success"]) | components["schemas"]["NotFound"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    logActivityChannelClicks: {
        parameters: {
            query?: never;
            header?: {
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChannelClickBatch"];
            };
        };
        responses: {
            /** @description How many were kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["LogReceipt"];
                    } & components["schemas"]["Success"]) | components["schemas"]["TooOften"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    logActivitySmsVisits: {
        parameters: {
            query?: never;
            header?: {
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmsVisitBatch"];
            };
        };
        responses: {
            /** @description How many were kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["LogReceipt"];
                    } & components["schemas"]["Success"]) | components["schemas"]["TooOften"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    logActivityEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivityEventBatch"];
            };
        };
        responses: {
            /** @description How many were kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["LogReceipt"];
                    } & components["schemas"]["Success"]) | components["schemas"]["TooOften"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    logWebsiteRecords: {
        parameters: {
            query: {
                /**
                 * @description Which log the records go to.
                 * @example navigation
                 */
                logtype: components["schemas"]["LogType"];
            };
            header?: {
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebsiteRecordBatch"];
            };
        };
        responses: {
            /** @description How many were kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["LogReceipt"];
                    } & components["schemas"]["Success"]) | components["schemas"]["TooOften"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    addSuggestion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Suggestion"];
            };
        };
        responses: {
            /** @description The number of the suggestion, or why it was not taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["SuggestionReceipt"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SuggestionRefusal"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    getActivityTemplate: {
        parameters: {
            query: {
                /**
                 * @description Alias of the activity, as in the address `/auto-activity/{alias}`.
                 * @example year-end-2026
                 */
                alias: components["schemas"]["Alias"];
                /**
                 * @description Channel of the address `/auto-activity/{alias}/{channel}`.
                 * @example bd
                 */
                channel?: components["schemas"]["ChannelNumber"];
            };
            header?: {
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["ActivityTemplate"];
                    } & components["schemas"]["Success"]) | components["schemas"]["NotFound"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    getServicePromotion: {
        parameters: {
            query: {
                /**
                 * @description Number of the service to be bought.
                 * @example KDZHJ01
                 */
                serviceNumber: components["schemas"]["ServiceNumber"];
                /**
                 * @description Only promotions of this version of the service.
                 * @example KDZHJ01-PRO
                 */
                productNo?: components["schemas"]["ProductNo"];
                /**
                 * @description What the service is ordered for.
                 * @example buy
                 */
                action?: "buy" | "renew" | "upgrade" | "addUsers";
            };
            header?: {
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The promotion, or null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["ServicePromotion"] | null;
                    } & components["schemas"]["Success"]) | components["schemas"]["ServiceUnknown"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
}
