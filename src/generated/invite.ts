// Generated from contracts/invite.yaml by `npm run generate`. Edit the contract, not this file.

export interface paths {
    "/ommall/srvmall/recommend/award": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The awards of the signed-in inviter
         * @description Every red packet earned in a programme, newest first, with its state and its amounts. A filter that fits nothing and a page past the end give an empty list. Refused with 401 when signed out.
         */
        get: operations["listInviteAwards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/recommend/award/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How one award came about
         * @description One award with what earned it, the rule behind the amount, the tax worked out line by line, and every state it has been in. Used by the invite pages and by the promoter area. Refused with 401 when signed out, with 403 when the award is somebody else's, with 404 when there is none of this id.
         */
        get: operations["getInviteAward"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/recommend/regist/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who registered through the signed-in inviter's code
         * @description Invitees, newest first, with how far they have come, what they have earned the inviter, and what they could still earn. Names and phones are masked. A filter that fits nothing gives an empty list. Refused with 401 when signed out.
         */
        get: operations["listInviteRegistrations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/recommend/send/redpack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Receive a red packet
         * @description Pays one award to the inviter's messenger account, less the tax withheld. The award becomes `sending`, or `received` where the money needs no opening. An award is paid once however often it is asked for. Refused with 30001 when it was received or is on its way, 30002 before it is due, 30003 when it has expired or was cancelled, 30004 when no messenger account to pay to is known, 401 when signed out, 403 when it is somebody else's, 404 when there is none of this id, 429 after five attempts within three minutes. A GET that changes something; never cache, prefetch or retry it.
         */
        get: operations["receiveRedPacket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/recommend/inviter/total": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What inviting has brought so far
         * @description Clicks, registrations and payments brought by the signed-in inviter, the clicks of the last 30 days by day and channel, and the awards added up by state, so that every sum can be shown with what it is made of. `earned` is pending, claimable, sending and received together; expired and cancelled awards count in no sum. Refused with 401 when signed out.
         */
        get: operations["getInviterTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/recommend/award/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Red packets anybody received just now
         * @description The newest received red packets of all inviters of a programme, newest first, for the moving line on the invite pages. Names and phones are masked. Works without a session.
         */
        get: operations["listLatestAwards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/recommend/award/lately": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the signed-in inviter earned lately
         * @description The inviter's own awards of the last days over both programmes, newest first, with how many wait to be received and how many of these expire within three days: what the reminder on the invite pages says. Names and phones of invitees are masked. Refused with 401 when signed out.
         */
        get: operations["listRecentAwards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/recommend/payindex": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an invitee can buy through an invitation
         * @description The services offered on the pages an invitee lands on, with the price, what the invitation saves, and the award the inviter receives after the first payment. Without a code, or with one nobody has, prices come without a saving and `recode` is null, so that a mistyped link still sells. Works without a session.
         */
        get: operations["listInviteOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/recommend/award/notice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the inviter is reminded of awards
         * @description The reminder as the signed-in inviter last set it; off, by text message, for one who never did. Refused with 401 when signed out.
         */
        get: operations["getAwardNotice"];
        put?: never;
        /**
         * Turn the reminder of awards on or off
         * @description Sets whether, and by which channel, the signed-in inviter is told when an award becomes receivable or is about to expire. Without a channel the earlier one stays. Setting the same again changes nothing but the time. Refused with 30004 when the messenger is chosen and no messenger account is known, with 401 when signed out.
         */
        post: operations["toggleAwardNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/recommend/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The inviter behind a referral code
         * @description With a code, what an invitee may know of the inviter: the website keeps it as `inviteUserInfo` until the registration. Without one, the signed-in user's own; refused with 401 when signed out then. Refused with 404 when nobody has the code, and with 429 after twenty unknown codes from one visitor within three minutes. The nickname, and whether it is shown, are changed in the promoter area.
         */
        get: operations["getInviter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/recommend/merc/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in merchant as an inviter
         * @description The merchant's own side of a programme: code, whether inviting is open to this merchant and if not why, and whether red packets can be paid. A code is made at the first call. Refused with 401 when signed out.
         */
        get: operations["getInviteMerchant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/recommend/merc/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the signed-in merchant shares
         * @description Title, text, picture and one link a channel, each carrying the merchant's code and the channel, so that clicks and payments can be told apart. The poster's QR code holds the link of the channel `poster`. Refused with 401 when signed out.
         */
        get: operations["getInviteShare"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/recommend/invite/click/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report what visitors did with an invitation
         * @description A batch of clicks on invitations, sent after consent and kept by the website until it can be sent. An entry whose id is already known is counted once, so a batch may be sent again. Entries with a code nobody has are taken and count for nobody. Works without a session.
         */
        post: operations["logInviteClicks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/recommend/activity/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report what inviters did on the invite pages
         * @description A batch of what happened on the inviter's own pages (viewed, copied, saved, shared, tapped), sent after consent. An entry whose id is already known is counted once, so a batch may be sent again. Works without a session; with one, the entries are the user's.
         */
        post: operations["logInviteActivities"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/recommend/invite/bind2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bind the signed-in user to an inviter
         * @description Makes the user who just registered or logged in the invitee of a code; from then on what the user does earns the inviter awards. A user is bound once and for good. Refused with 30011 when the user is already bound, also to the same inviter: the refusal tells to whom, so that who lost the first answer learns that it was done. Refused with 30012 when the code is the user's own, 30013 when nobody has the code, 401 when signed out, and 429 after ten attempts within three minutes.
         */
        post: operations["bindInvitee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/recommend/visual": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Texts and pictures of the invite pages
         * @description Everything the pages of a programme show that is written by people: headline, steps, what each award is worth, rules, posters and when the programme runs. In the language of Accept-Language; without a translation the zh-CN text comes, and `lang` says so. Works without a session.
         */
        get: operations["getInviteVisual"];
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
        /**
         * @description zhj: the main product, pages under `/invite` 货簿云邀请. xh: the retail edition, pages under `/invite/xh-share` 零售版邀请.
         * @enum {string}
         */
        Programme: "zhj" | "xh";
        /** @description First character of a name, then one to three stars. */
        MaskedName: string;
        /** @description The name invitees see: the nickname in full when the inviter shows it, otherwise its first character and one to three stars. */
        DisplayName: string;
        /**
         * @description What earns an award. registration: an invitee registered 好友注册. payment: an invitee paid for the first time 好友首次付费. bonus: a number of paying invitees was reached 达标奖励.
         * @enum {string}
         */
        AwardKind: "registration" | "payment" | "bonus";
        /**
         * @description Where an award stands. pending: earned, not yet due 待生效, then claimable or cancelled. claimable: waits to be received 可领取, then sending, received, expired or cancelled. sending: handed to the messenger, to be opened there within 24 hours 发放中, then received, or claimable again when not opened. received: paid 已领取, final. expired: not received in time 已过期, final. cancelled: the invitee was refunded or the award was taken back before it was paid 已取消, final.
         * @enum {string}
         */
        AwardState: "pending" | "claimable" | "sending" | "received" | "expired" | "cancelled";
        /**
         * @description How far an invitee has come. registered: registered, trial not begun 已注册, then trial or paid. trial: in the 15 days of trial 试用中, then trialEnded or paid. trialEnded: trial over without a payment 试用结束, then paid. paid: has paid 已付费, back to trialEnded after a full refund.
         * @enum {string}
         */
        InviteeStage: "registered" | "trial" | "trialEnded" | "paid";
        /**
         * @description incidental: red packets, flat 20 % 偶然所得. none: nothing withheld 不代扣, in the global variant.
         * @enum {string}
         */
        TaxMethod: "incidental" | "none";
        AwardInvitee: {
            maskedName: components["schemas"]["MaskedName"];
            maskedPhone: components["schemas"]["MaskedPhone"];
        };
        /** @description A red packet an inviter earned. gross = tax + net. */
        InviteAward: {
            id: components["schemas"]["Id"];
            programme: components["schemas"]["Programme"];
            kind: components["schemas"]["AwardKind"];
            /** @description What it is for, with the masked name. */
            title: string;
            /** @description Null for a bonus. */
            invitee: components["schemas"]["AwardInvitee"] | null;
            state: components["schemas"]["AwardState"];
            /** @description Why it waits, is on its way, expired, was cancelled or came back unopened. */
            stateReason: string | null;
            taxMethod: components["schemas"]["TaxMethod"];
            currency: components["schemas"]["Currency"];
            gross: components["schemas"]["Money"];
            tax: components["schemas"]["Money"];
            net: components["schemas"]["Money"];
            earnedAt: components["schemas"]["Time"];
            dueAt: components["schemas"]["Time"];
            expiresAt: components["schemas"]["Time"];
            receivedAt: components["schemas"]["Time"] | null;
        };
        InviteAwardPage: {
            list: components["schemas"]["InviteAward"][];
            total: components["schemas"]["Total"];
            serverTime: components["schemas"]["Time"];
        };
        /** @description What earned an award, and the rule its amount and dates come from. */
        AwardSource: {
            eventAt: components["schemas"]["Time"];
            /** @description What the invitee paid; null unless a payment earned it. */
            orderAmount: components["schemas"]["Money"] | null;
            /**
             * Format: int32
             * @description Paying invitees reached; null unless it is a bonus.
             */
            invitedCount: number | null;
            ruleName: string;
            ruleText: string;
            holdDays: components["schemas"]["HoldDays"];
            claimDays: components["schemas"]["ClaimDays"];
        };
        /**
         * Format: int32
         * @description Days of 24 hours between a payment and the moment its award is due, so that refunds come first. Awards for registrations are due at once.
         */
        HoldDays: number;
        /**
         * Format: int32
         * @description Days of 24 hours in which an award that is due can be received.
         */
        ClaimDays: number;
        /** @description Tax on one red packet, line by line. base = gross − deduction; tax = base × ratePercent ÷ 100, half up to 0.01; net = gross − tax. The rate and its date come from secondary sources and wait for the payer's word. */
        RedPacketTax: {
            taxMethod: components["schemas"]["TaxMethod"];
            gross: components["schemas"]["Money"];
            /**
             * @description Neither method knows a deduction.
             * @constant
             */
            deduction: "0.00";
            base: components["schemas"]["Money"];
            /**
             * @description Per cent: 20 for incidental income, 0 where nothing is withheld.
             * @enum {integer}
             */
            ratePercent: 0 | 20;
            tax: components["schemas"]["Money"];
            net: components["schemas"]["Money"];
            ruleName: string;
            ruleDate: components["schemas"]["Day"];
            /**
             * @description Final when withheld; not part of the yearly tax return.
             * @constant
             */
            isSettledYearly: false;
        };
        /** @description One state an award came into. */
        AwardStep: {
            state: components["schemas"]["AwardState"];
            at: components["schemas"]["Time"];
            note: string;
        };
        InviteAwardDetail: {
            currency: components["schemas"]["Currency"];
            award: components["schemas"]["InviteAward"];
            source: components["schemas"]["AwardSource"];
            taxLines: components["schemas"]["RedPacketTax"];
            /** @description Oldest first; the last is the state of now. */
            timeline: components["schemas"]["AwardStep"][];
            serverTime: components["schemas"]["Time"];
        };
        /** @description What can be earned, and by what. */
        AwardRule: {
            kind: components["schemas"]["AwardKind"];
            condition: string;
            gross: components["schemas"]["Money"];
            tax: components["schemas"]["Money"];
            net: components["schemas"]["Money"];
        };
        InviteRegistration: {
            id: components["schemas"]["Id"];
            programme: components["schemas"]["Programme"];
            maskedName: components["schemas"]["MaskedName"];
            maskedPhone: components["schemas"]["MaskedPhone"];
            /** @description Null when the link did not say. */
            channel: components["schemas"]["ShareChannel"] | null;
            registeredAt: components["schemas"]["Time"];
            stage: components["schemas"]["InviteeStage"];
            /** @description End of the trial while it runs. */
            stageUntil: components["schemas"]["Time"] | null;
            awardCount: components["schemas"]["Total"];
            currency: components["schemas"]["Currency"];
            earnedGross: components["schemas"]["Money"];
            /** @description What this invitee can still earn the inviter. */
            nextAward: components["schemas"]["AwardRule"] | null;
        };
        InviteRegistrationPage: {
            list: components["schemas"]["InviteRegistration"][];
            total: components["schemas"]["Total"];
        };
        RedPacketReceipt: {
            awardId: components["schemas"]["Id"];
            /**
             * @description sending: to be opened in the messenger 发放中. received: already there 已领取.
             * @enum {string}
             */
            state: "sending" | "received";
            taxMethod: components["schemas"]["TaxMethod"];
            currency: components["schemas"]["Currency"];
            gross: components["schemas"]["Money"];
            tax: components["schemas"]["Money"];
            net: components["schemas"]["Money"];
            sentAt: components["schemas"]["Time"];
            /** @description Until when the messenger keeps it; null once received. */
            openBy: components["schemas"]["Time"] | null;
        };
        AwardSum: {
            count: components["schemas"]["Total"];
            gross: components["schemas"]["Money"];
            tax: components["schemas"]["Money"];
            net: components["schemas"]["Money"];
        };
        AwardStateSum: {
            state: components["schemas"]["AwardState"];
            count: components["schemas"]["Total"];
            gross: components["schemas"]["Money"];
            tax: components["schemas"]["Money"];
            net: components["schemas"]["Money"];
        };
        AwardMoment: {
            awardId: components["schemas"]["Id"];
            at: components["schemas"]["Time"];
        };
        /** @description How often invitations of one channel were opened on one day (UTC+8). */
        InviteClickCount: {
            day: components["schemas"]["Day"];
            /** @description Null when the link did not say. */
            channel: components["schemas"]["ShareChannel"] | null;
            /** Format: int32 */
            count: number;
        };
        InviterTotals: {
            programme: components["schemas"]["Programme"];
            serverTime: components["schemas"]["Time"];
            /** @description How often invitations were ever opened. */
            clickCount: components["schemas"]["Total"];
            /** @description Those of the last 30 days, today included: the newest day first, within a day the channel with the most. A channel of a day stands once. */
            latestClicks: components["schemas"]["InviteClickCount"][];
            registrationCount: components["schemas"]["Total"];
            paidCount: components["schemas"]["Total"];
            currency: components["schemas"]["Currency"];
            /** @description Every state once, in the order of the states. */
            byState: components["schemas"]["AwardStateSum"][];
            earned: components["schemas"]["AwardSum"];
            /** @description The pending award that is due first. */
            nextDue: components["schemas"]["AwardMoment"] | null;
            /** @description The claimable award that expires first. */
            nextExpiry: components["schemas"]["AwardMoment"] | null;
        };
        LatestAward: {
            maskedName: components["schemas"]["MaskedName"];
            maskedPhone: components["schemas"]["MaskedPhone"];
            kind: components["schemas"]["AwardKind"];
            currency: components["schemas"]["Currency"];
            gross: components["schemas"]["Money"];
            tax: components["schemas"]["Money"];
            net: components["schemas"]["Money"];
            receivedAt: components["schemas"]["Time"];
        };
        RecentAwards: {
            since: components["schemas"]["Time"];
            serverTime: components["schemas"]["Time"];
            /**
             * Format: int32
             * @description Awards that can be received now.
             */
            claimableCount: number;
            /**
             * Format: int32
             * @description Those of them that expire within three days.
             */
            expiringCount: number;
            list: components["schemas"]["InviteAward"][];
        };
        /** @description A service as an invitee buys it. price = originalPrice − saving. */
        InviteOffer: {
            /** @description Number of the service in the mall; version and years say which of its prices. */
            serviceNumber: components["schemas"]["ServiceNumber"];
            typeCode: components["schemas"]["LicenceCode"];
            /** @description Null for a service without versions. */
            versionLevel: components["schemas"]["VersionLevel"] | null;
            name: string;
            /** Format: int32 */
            years: number;
            currency: components["schemas"]["Currency"];
            originalPrice: components["schemas"]["Money"];
            saving: components["schemas"]["Money"];
            price: components["schemas"]["Money"];
            /** @description Until when the saving holds; null without an end. */
            validUntil: components["schemas"]["Time"] | null;
            inviterAward: components["schemas"]["AwardRule"];
        };
        InviteOffers: {
            /** @description The code that counts; null when none was given or nobody has it. */
            recode: components["schemas"]["ReferralCode"] | null;
            programme: components["schemas"]["Programme"];
            serverTime: components["schemas"]["Time"];
            offers: components["schemas"]["InviteOffer"][];
        };
        /**
         * @description messenger: a message of the followed account 聊天软件通知. sms: a text message 短信.
         * @enum {string}
         */
        NoticeChannel: "messenger" | "sms";
        AwardNotice: {
            isEnabled: boolean;
            channel: components["schemas"]["NoticeChannel"];
            maskedPhone: components["schemas"]["MaskedPhone"];
            /** @description Whether the messenger can be chosen. */
            hasMessengerAccount: boolean;
            /** @description Null when never set. */
            updatedAt: components["schemas"]["Time"] | null;
        };
        AwardNoticeChange: {
            isEnabled: boolean;
            channel?: components["schemas"]["NoticeChannel"];
        };
        Inviter: {
            recode: components["schemas"]["ReferralCode"];
            /** @description Null to others when its owner does not show it. */
            nickname: components["schemas"]["Nickname"] | null;
            showFullName: components["schemas"]["ShowFullName"];
            displayName: components["schemas"]["DisplayName"];
            avatar: components["schemas"]["Address"] | null;
        };
        InviteMerchant: {
            recode: components["schemas"]["ReferralCode"];
            nickname: components["schemas"]["Nickname"];
            showFullName: components["schemas"]["ShowFullName"];
            displayName: components["schemas"]["DisplayName"];
            avatar: components["schemas"]["Address"] | null;
            merchantName: string;
            maskedPhone: components["schemas"]["MaskedPhone"];
            programme: components["schemas"]["Programme"];
            /**
             * @description open: may invite 可邀请. notMember: has no licence of this product yet 还不是会员, then open. closed: the programme is over 活动已结束; awards earned before stay receivable.
             * @enum {string}
             */
            status: "open" | "notMember" | "closed";
            /** @description Whether red packets can be paid without another authorisation. */
            hasMessengerAccount: boolean;
            /** @description First registration through the code; null before. */
            inviterSince: components["schemas"]["Time"] | null;
        };
        ShareLink: {
            channel: components["schemas"]["ShareChannel"];
            /** Format: uri */
            link: string;
            text: string;
        };
        InviteShare: {
            recode: components["schemas"]["ReferralCode"];
            programme: components["schemas"]["Programme"];
            /**
             * @description register: the registration page 注册页. product: the product page 产品页.
             * @enum {string}
             */
            target: "register" | "product";
            title: string;
            text: string;
            image: components["schemas"]["Address"];
            /** @description At most one a channel. */
            links: components["schemas"]["ShareLink"][];
        };
        /** @description Random id the website gives an entry, so that sending it twice counts once. */
        LogId: string;
        /** @description Page it happened on, without host and query. */
        PagePath: string;
        InviteClick: {
            id: components["schemas"]["LogId"];
            recode: components["schemas"]["ReferralCode"];
            programme: components["schemas"]["Programme"];
            channel?: components["schemas"]["ShareChannel"];
            /**
             * @description open: the page opened 打开. register: tapped to register 点注册. download: tapped a download 点下载. buy: tapped to buy 点购买.
             * @enum {string}
             */
            event: "open" | "register" | "download" | "buy";
            page: components["schemas"]["PagePath"];
            deviceId?: components["schemas"]["DeviceCode"];
            at: components["schemas"]["Time"];
        };
        InviteClickBatch: {
            list: components["schemas"]["InviteClick"][];
        };
        InviteActivity: {
            id: components["schemas"]["LogId"];
            programme: components["schemas"]["Programme"];
            /**
             * @description view: viewed a page 浏览. copyLink: copied the link 复制链接. savePoster: saved the poster 保存海报. share: shared 分享. showGuide: opened the guide to sharing 看分享引导. openRules: opened the rules 看规则. receive: tapped to receive 点领取.
             * @enum {string}
             */
            event: "view" | "copyLink" | "savePoster" | "share" | "showGuide" | "openRules" | "receive";
            page: components["schemas"]["PagePath"];
            channel?: components["schemas"]["ShareChannel"];
            awardId?: components["schemas"]["Id"];
            deviceId?: components["schemas"]["DeviceCode"];
            at: components["schemas"]["Time"];
        };
        InviteActivityBatch: {
            list: components["schemas"]["InviteActivity"][];
        };
        InviteBinding: {
            recode: components["schemas"]["ReferralCode"];
            /**
             * @default zhj
             * @enum {string}
             */
            programme?: "zhj" | "xh";
            channel?: components["schemas"]["ShareChannel"];
        };
        InviteBindingReceipt: {
            recode: components["schemas"]["ReferralCode"];
            programme: components["schemas"]["Programme"];
            inviterName: components["schemas"]["DisplayName"];
            boundAt: components["schemas"]["Time"];
        };
        /** @description A heading and the plain text under it. */
        InviteText: {
            title: string;
            text: string;
        };
        /** @description A picture and where the QR code goes in it, in pixels of the picture. The code lies wholly inside. */
        InvitePoster: {
            id: components["schemas"]["Id"];
            image: components["schemas"]["Address"];
            /** Format: int32 */
            width: number;
            /** Format: int32 */
            height: number;
            /** Format: int32 */
            qrLeft: number;
            /** Format: int32 */
            qrTop: number;
            /** Format: int32 */
            qrSize: number;
        };
        InviteVisual: {
            programme: components["schemas"]["Programme"];
            lang: components["schemas"]["Locale"];
            title: string;
            subtitle: string;
            image: components["schemas"]["Address"];
            steps: components["schemas"]["InviteText"][];
            currency: components["schemas"]["Currency"];
            awards: components["schemas"]["AwardRule"][];
            holdDays: components["schemas"]["HoldDays"];
            claimDays: components["schemas"]["ClaimDays"];
            rules: components["schemas"]["InviteText"][];
            posters: components["schemas"]["InvitePoster"][];
            startsAt: components["schemas"]["Time"];
            /** @description Null without an end. */
            endsAt: components["schemas"]["Time"] | null;
            /** @description Whether new invitations earn awards now. */
            isOpen: boolean;
            updatedAt: components["schemas"]["Time"];
        };
        /**
         * @description No key of the message table fits this refusal; `msg` is shown, or the page's own words for `errcode`.
         * @constant
         */
        NoMessageKey: "";
        /** @description The red packet was received already or is on its way (已领取). */
        AwardAlreadyReceived: {
            /** @constant */
            code: 422;
            /** @constant */
            errcode: 30001;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            key: components["schemas"]["NoMessageKey"];
        };
        /** @description The red packet is not due yet (未到领取时间); the award's `dueAt` says when. */
        AwardNotDue: {
            /** @constant */
            code: 422;
            /** @constant */
            errcode: 30002;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            key: components["schemas"]["NoMessageKey"];
        };
        /** @description The red packet has expired or was cancelled (已过期或已取消). */
        AwardOver: {
            /** @constant */
            code: 422;
            /** @constant */
            errcode: 30003;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            key: components["schemas"]["NoMessageKey"];
        };
        /** @description No messenger account of the user is known (没有聊天软件账号); the page must be opened in the messenger first. */
        MessengerAccountMissing: {
            /** @constant */
            code: 422;
            /** @constant */
            errcode: 30004;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            key: components["schemas"]["NoMessageKey"];
        };
        /** @description The user already belongs to an inviter (已绑定邀请人). */
        InviteeAlreadyBound: {
            /** @constant */
            code: 422;
            /** @constant */
            errcode: 30011;
            /** @constant */
            success: false;
            msg: string;
            /** @description The binding there is; null where it is not told. */
            data: components["schemas"]["InviteBindingReceipt"] | null;
            key: components["schemas"]["NoMessageKey"];
        };
        /** @description The code is the user's own (自己的推荐码). */
        OwnReferralCode: {
            /** @constant */
            code: 422;
            /** @constant */
            errcode: 30012;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            key: components["schemas"]["NoMessageKey"];
        };
        /** @description Nobody has this code (推荐码不存在). */
        UnknownReferralCode: {
            /** @constant */
            code: 422;
            /** @constant */
            errcode: 30013;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            key: components["schemas"]["NoMessageKey"];
        };
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
        /** Format: int32 */
        Id: number;
        /** @description Logged in, but this is somebody else's or not for this role (无权访问). */
        Forbidden: {
            /** @constant */
            code: 403;
            /** @constant */
            errcode: 40300;
            /** @constant */
            success: false;
            msg: string;
            data: null;
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
        /** @description Referral code of an inviter or a promoter (推荐码), letters and digits, compared without case. */
        ReferralCode: string;
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
        /** @description First three digits, four stars, last four digits. */
        MaskedPhone: string;
        /**
         * @description ISO 4217 code of the amounts beside and below it. It follows the variant whose back end this is, never the language: CNY for China 人民币, USD for global 美元.
         * @enum {string}
         */
        Currency: "CNY" | "USD";
        /** @description Yuan (or the currency said beside it) with exactly two decimals, never negative. */
        Money: string;
        /**
         * Format: date-time
         * @description RFC 3339 with offset; the website shows it in UTC+8.
         */
        Time: string;
        /**
         * Format: int32
         * @description How many items there are over all pages.
         */
        Total: number;
        /**
         * Format: date
         * @description Calendar day in UTC+8.
         */
        Day: string;
        /**
         * @description How something shared travels. chat: a message in the messenger 发给好友. moments: the messenger's timeline 动态. poster: a picture with a QR code 海报. link: a copied link 复制链接. qr: a QR code 二维码. sms: a text message 短信. store: the sign at the counter 店内台卡.
         * @enum {string}
         */
        ShareChannel: "chat" | "moments" | "poster" | "link" | "qr" | "sms" | "store";
        /** @description Number of a service; the licence code of what it gives. */
        ServiceNumber: string;
        /**
         * @description KDZHJ01: stock and invoicing 货簿云. ZHJXH: retail edition 零售版. WXHYK: membership card 会员卡. ZHWD: online shop 微店. HYGF: industry service 行业服务.
         * @enum {string}
         */
        LicenceCode: "KDZHJ01" | "ZHJXH" | "WXHYK" | "ZHWD" | "HYGF";
        /**
         * @description standard: 标准版, 1 store and 1 user. professional: 专业版, 1 store and 3 users.
         * @enum {string}
         */
        VersionLevel: "standard" | "professional";
        Nickname: string;
        /** @description Whether whoever enters the code sees the nickname in full. */
        ShowFullName: boolean;
        /** Format: uri-reference */
        Address: string;
        /** @description Random code of a device, made and kept by the browser after consent or login. */
        DeviceCode: string;
        /**
         * @description zh-CN: Simplified Chinese 简体中文. zh-TW: Traditional Chinese 繁體中文. en-US: English 英文.
         * @enum {string}
         */
        Locale: "zh-CN" | "zh-TW" | "en-US";
    };
    responses: never;
    parameters: {
        /**
         * @description Which invite programme. zhj: the main product 货簿云邀请. xh: the retail edition 零售版邀请.
         * @example zhj
         */
        Programme: "zhj" | "xh";
        /**
         * @description Referral code of the inviter, as it stands in the link; not called `code` there, because the messenger's authorisation takes that name out of addresses.
         * @example YX9027
         */
        ReferralCode: components["schemas"]["ReferralCode"];
        /**
         * @description Id of the award.
         * @example 5102
         */
        AwardId: components["schemas"]["Id"];
        /** @description Which page, counted from 1. */
        ListPage: number;
        /** @description How many items a page holds at most. */
        ListRows: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listInviteAwards: {
        parameters: {
            query?: {
                /**
                 * @description Which invite programme. zhj: the main product 货簿云邀请. xh: the retail edition 零售版邀请.
                 * @example zhj
                 */
                programme?: "zhj" | "xh";
                /** @description Only awards in this state. */
                state?: components["schemas"]["AwardState"];
                /** @description Which page, counted from 1. */
                page?: number;
                /** @description How many items a page holds at most. */
                rows?: number;
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
            /** @description One page of awards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["InviteAwardPage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    getInviteAward: {
        parameters: {
            query: {
                /**
                 * @description Id of the award.
                 * @example 5102
                 */
                id: components["schemas"]["Id"];
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
            /** @description The award, or why it is not shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["InviteAwardDetail"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Forbidden"] | components["schemas"]["NotFound"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    listInviteRegistrations: {
        parameters: {
            query?: {
                /**
                 * @description Which invite programme. zhj: the main product 货簿云邀请. xh: the retail edition 零售版邀请.
                 * @example zhj
                 */
                programme?: "zhj" | "xh";
                /** @description Only invitees who stand here. */
                stage?: components["schemas"]["InviteeStage"];
                /** @description Which page, counted from 1. */
                page?: number;
                /** @description How many items a page holds at most. */
                rows?: number;
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
            /** @description One page of invitees. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["InviteRegistrationPage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    receiveRedPacket: {
        parameters: {
            query: {
                /**
                 * @description Id of the award.
                 * @example 5102
                 */
                id: components["schemas"]["Id"];
                /**
                 * @description Messenger account to pay to, as the messenger's authorisation gave it; needed until one is known for the signed-in user.
                 * @example oSample6217
                 */
                openid?: string;
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
            /** @description What was paid, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["RedPacketReceipt"];
                    } & components["schemas"]["Success"]) | components["schemas"]["AwardAlreadyReceived"] | components["schemas"]["AwardNotDue"] | components["schemas"]["AwardOver"] | components["schemas"]["MessengerAccountMissing"] | components["schemas"]["SignedOut"] | components["schemas"]["Forbidden"] | components["schemas"]["NotFound"] | components["schemas"]["TooOften"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    getInviterTotals: {
        parameters: {
            query?: {
                /**
                 * @description Which invite programme. zhj: the main product 货簿云邀请. xh: the retail edition 零售版邀请.
                 * @example zhj
                 */
                programme?: "zhj" | "xh";
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
            /** @description The totals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["InviterTotals"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    listLatestAwards: {
        parameters: {
            query?: {
                /**
                 * @description Which invite programme. zhj: the main product 货簿云邀请. xh: the retail edition 零售版邀请.
                 * @example zhj
                 */
                programme?: "zhj" | "xh";
                /** @description How many at most. */
                limit?: number;
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
            /** @description The newest ones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["LatestAward"][];
                    } & components["schemas"]["Success"]) | components["schemas"]["Invalid"];
                };
            };
        };
    };
    listRecentAwards: {
        parameters: {
            query?: {
                /** @description How many days of 24 hours to look back. */
                days?: number;
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
            /** @description The awards, the newest 100 at most. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["RecentAwards"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    listInviteOffers: {
        parameters: {
            query?: {
                /**
                 * @description Which invite programme. zhj: the main product 货簿云邀请. xh: the retail edition 零售版邀请.
                 * @example zhj
                 */
                programme?: "zhj" | "xh";
                /**
                 * @description Referral code of the inviter, as it stands in the link; not called `code` there, because the messenger's authorisation takes that name out of addresses.
                 * @example YX9027
                 */
                recode?: components["schemas"]["ReferralCode"];
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
            /** @description The offers in display order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["InviteOffers"];
                    } & components["schemas"]["Success"]) | components["schemas"]["Invalid"];
                };
            };
        };
    };
    getAwardNotice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reminder. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AwardNotice"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"];
                };
            };
        };
    };
    toggleAwardNotice: {
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
                "application/json": components["schemas"]["AwardNoticeChange"];
            };
        };
        responses: {
            /** @description The reminder as it is now, or why it stays as it was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AwardNotice"];
                    } & components["schemas"]["Success"]) | components["schemas"]["MessengerAccountMissing"] | components["schemas"]["SignedOut"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    getInviter: {
        parameters: {
            query?: {
                /**
                 * @description Referral code of the inviter, as it stands in the link; not called `code` there, because the messenger's authorisation takes that name out of addresses.
                 * @example YX9027
                 */
                recode?: components["schemas"]["ReferralCode"];
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
            /** @description The inviter, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["Inviter"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["NotFound"] | components["schemas"]["TooOften"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    getInviteMerchant: {
        parameters: {
            query?: {
                /**
                 * @description Which invite programme. zhj: the main product 货簿云邀请. xh: the retail edition 零售版邀请.
                 * @example zhj
                 */
                programme?: "zhj" | "xh";
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
            /** @description The merchant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["InviteMerchant"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    getInviteShare: {
        parameters: {
            query?: {
                /**
                 * @description Which invite programme. zhj: the main product 货簿云邀请. xh: the retail edition 零售版邀请.
                 * @example zhj
                 */
                programme?: "zhj" | "xh";
                /** @description Where the links lead. register: the registration page 注册页. product: the product page 产品页. */
                target?: "register" | "product";
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
            /** @description The material. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["InviteShare"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    logInviteClicks: {
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
                "application/json": components["schemas"]["InviteClickBatch"];
            };
        };
        responses: {
            /** @description How many entries were taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["LogReceipt"];
                    } & components["schemas"]["Success"]) | components["schemas"]["Invalid"];
                };
            };
        };
    };
    logInviteActivities: {
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
                "application/json": components["schemas"]["InviteActivityBatch"];
            };
        };
        responses: {
            /** @description How many entries were taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["LogReceipt"];
                    } & components["schemas"]["Success"]) | components["schemas"]["Invalid"];
                };
            };
        };
    };
    bindInvitee: {
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
                "application/json": components["schemas"]["InviteBinding"];
            };
        };
        responses: {
            /** @description The binding, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["InviteBindingReceipt"];
                    } & components["schemas"]["Success"]) | components["schemas"]["InviteeAlreadyBound"] | components["schemas"]["OwnReferralCode"] | components["schemas"]["UnknownReferralCode"] | components["schemas"]["SignedOut"] | components["schemas"]["TooOften"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    getInviteVisual: {
        parameters: {
            query?: {
                /**
                 * @description Which invite programme. zhj: the main product 货簿云邀请. xh: the retail edition 零售版邀请.
                 * @example zhj
                 */
                programme?: "zhj" | "xh";
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
            /** @description The texts and pictures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["InviteVisual"];
                    } & components["schemas"]["Success"]) | components["schemas"]["Invalid"];
                };
            };
        };
    };
}
