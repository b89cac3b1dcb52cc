// Generated from contracts/account.yaml by `npm run generate`. Edit the contract, not this file.

export interface paths {
    "/ommall/srvmall/webzhj/engine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Come in with a session of the product
         * @description The product's own app hands over the id of its session; the engine says whose it is and the website's session begins. A command the engine does not know is refused with 404, a session id that is unknown, used or over with 422 (20041).
         */
        post: operations["exchangeEngineSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/api/addCookieToClient": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Set the session's cookie once more
         * @description Sets the cookie of the running session again with its whole time to live, for pages that came in on another host. A GET that changes something: the cookie and when the session ends; never cache, prefetch or retry it. Refused when nobody is logged in.
         */
        get: operations["addClientCookie"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/webzhj/login/wechat/bind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tie a messenger account to a phone and come in
         * @description Somebody who came by messenger without an account proves a phone by SMS code (type 5); from then on the messenger opens the account of that phone. A ticket that is unknown, used or over is refused with 422 (20041), a phone without an account with 422 (20001), a wrong or old SMS code with 422 (20021, 20022), a phone tied to another messenger account with 409, and the sixth wrong code of one phone within three minutes with 429.
         */
        post: operations["bindMessengerLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/webzhj/login/vcode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A picture or a sum to answer
         * @description A new question at every call: characters in a picture, or a small sum in words for those who cannot drag or see. The picture's characters go into `loginAccount` or, as `vcode`, into `sendSmsCode`; the sum's answer into `verifySlider`. Valid for five minutes and one answer. Refused with 422 (20014) when no picture can be made, and with 429 after thirty questions for one phone within three minutes.
         */
        get: operations["getCaptcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/webzhj/vcode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code by SMS
         * @description Sends six digits, valid for ten minutes, to a phone whose owner has moved the slider or read the picture: `vcode` is the slider's pass or the picture's characters. `signature` is the hash, in lower-case hexadecimal, of four texts sorted by code unit and joined: phone immediately followed by vcode, timestamp, nonce, and the secret word of the deployment. Refused with 422: no valid pass (20013), wrong or old picture (20012), phone without an account for types 2, 3, 5 and 7 (20001), phone that has one for types 1 and 4 (20004), the SMS could not be sent (20023), signature wrong, its time over two minutes off or its nonce used (20024). The fourth code of one phone and type within three minutes is refused with 429.
         */
        post: operations["sendSmsCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/recommend/invite/bind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say who brought this customer
         * @description Ties the user to the inviter whose referral code they entered; it holds for good. A code nobody has, and one's own code, are refused with 404; a user who has an inviter already with 409.
         */
        post: operations["bindAccountInviter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/webzhj/login/wechat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Come in with the messenger's code
         * @description Exchanges the code of a messenger authorisation. When the messenger account is tied to a user, the session begins (`signedIn`); otherwise nobody is logged in and a ticket for `bindMessengerLogin` comes (`unbound`). A code that is unknown, used or over is refused with 422 (20041).
         */
        post: operations["loginByMessenger"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/user/infowx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The user behind a messenger account
         * @description What the messenger and the account together say of somebody. A messenger account that is tied to no user, or told no more than its openid, is answered with code 40001 and the part that is known: `success` is false, and yet `data` is there and is kept; no other failure carries data. An openid never seen is refused with 404.
         */
        get: operations["getMessengerUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/webzhj/official/weblogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Come in by password or SMS code
         * @description Begins a session. By SMS code (type 2) without a password. The partner area sends the agent version it is for: an account holding the other one is refused with 422, 20031 when it holds the China version, 20032 when it holds the international one; 20033 says the agent above now has another role; an account holding none is refused with 403. A trial that has ended does not keep anybody out here: only the product is closed. Refused with 422: phone or password wrong (20002), phone without an account when coming by SMS code (20001), a picture is due after three wrong passwords (20011) or was wrong (20012), SMS code wrong (20021) or old (20022). The sixth wrong try of one phone within three minutes is refused with 429.
         */
        post: operations["loginAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/webzhj/login/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Come in with a token
         * @description Begins a session with the one-time token of a confirmed scan (`pollMessengerScan`) or of a link the product made. A token that is unknown, used or over is refused with 422 (20041).
         */
        post: operations["loginByToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/webzhj/engine/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * End the session
         * @description Ends the session and takes its cookie and kdToken back; both are refused from then on. Other devices stay logged in. A GET that changes something: never cache, prefetch or retry it. Refused when nobody is logged in.
         */
        get: operations["logoutAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/webzhj/regist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register and begin the trial
         * @description Makes an account, begins its 15-day trial and its session. The slider is proved when the SMS code is asked for (`sendSmsCode`, type 1); its pass is not sent again. `origin` is 6; when the pack origin holds a space it is 506 and the device code comes along. A registered phone is refused with 422 (20004), a wrong or old SMS code with 422 (20021, 20022), a password that breaks the rules after it was turned back (8 to 20 visible ASCII characters with a letter and a digit) or a missing agreement with 400, and the sixth wrong code of one phone within three minutes with 429. Accounts outside China are asked for by e-mail in the content contract.
         */
        post: operations["registerAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/webzhj/phone/passwordreset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new password by SMS code
         * @description Sets a new password for a phone proved by SMS code (type 3) and ends all its sessions. A phone without an account is refused with 422 (20001), a wrong or old SMS code with 422 (20021, 20022), a password that breaks the rules with 400, and the sixth wrong code of one phone within three minutes with 429.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/webzhj/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is logged in
         * @description The user of the session. Code 101 or 401 says that nobody is logged in; the website then forgets its stored user and order.
         */
        get: operations["getUserInfo"];
        put?: never;
        /**
         * Change one's own particulars
         * @description Changes what is named and keeps the rest; null empties a value. Answers the whole user as `getUserInfo` then does. Refused when nobody is logged in.
         */
        post: operations["updateUserInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/license/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the user has bought, and the trial
         * @description Every licence of the user in the order of expiry, soonest first, buyouts last; the trial with its three dates; and the server's time, against which the website counts. Without `userName` of the user who is logged in; the name of another user is refused with 403.
         */
        get: operations["getLicenceInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/user/phone/bind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tie a phone to the account
         * @description Gives the account its first phone or another one, proved by SMS code (type 4). The password stays the same; from then on it is transformed with the new phone. A phone of another account is refused with 422 (20004), a wrong or old SMS code with 422 (20021, 20022), and the sixth wrong code of one phone within three minutes with 429.
         */
        post: operations["bindAccountPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/webzhj/passwordreset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a known password
         * @description Sets a new password in place of the known one and ends the account's other sessions; this one stays. `phone` is the account's own, which keys both passwords; another one is refused with 403. A wrong old password is refused with 422 (20005), a new one that breaks the rules or equals the old one with 400, and the sixth wrong try within three minutes with 429.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/promoter/pc/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply to become a partner, from the desktop site
         * @description Hands in a partner application; no login is needed, the phone is proved by SMS code (type 6). The applicant must be a member of the product: a phone without a licence record is refused with 422 (20062). While an application of the phone is submitted, under review or approved, another is refused with 422 (20061); after a rejection it may be handed in anew. A wrong or old SMS code is refused with 422 (20021, 20022), and the sixth wrong code of one phone within three minutes with 429.
         */
        post: operations["applyPcPromoter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/webzhj/authcode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A code that opens the product
         * @description A code, good once and for one minute, with the address that opens the product logged in. Somebody whose trial has ended and who has bought nothing is refused with 422 (20051); a token that is not the session's with 403. Codes asked for earlier stay good until their minute is over.
         */
        get: operations["getAuthCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/wechat/mp/qrcode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A QR code to scan with the messenger
         * @description Opens a new scene, good for two minutes, and answers the text its QR code carries; the website draws it and asks `pollMessengerScan` what became of it. Scenes asked for earlier stay as they are. `bind` ties the messenger to the user who is logged in and is refused with 401 when nobody is. The thirty-first scene of one visitor within three minutes is refused with 429.
         */
        get: operations["getMessengerQrCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/wechat/mp/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What became of a QR code
         * @description The state of a scene, asked for every two seconds while it is waiting or scanned. Confirmed for a login, it carries a one-time token for `loginByToken`, or, when the messenger account is tied to nobody, a ticket for `bindMessengerLogin`; exactly one of them. Reading changes nothing: the same scene answers the same. A scene never opened is refused with 404.
         */
        get: operations["pollMessengerScan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/webzhj/slidevalid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Judge the slider, or the sum in its place
         * @description Answers a pass for `sendSmsCode`, good for five minutes, one phone and one SMS, when the slider was moved to its right end by hand or by keys, or when the sum of `getCaptcha` was answered. Refused with 422 and a failure number: 1 not at the end, 2 too fast, 3 the trail is no hand's, 4 the sum is wrong or over. The sixth failure of one phone within three minutes is refused with 429.
         */
        post: operations["verifySlider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/webzhj/guide/cfg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Which newcomer guides were seen
         * @description Notes how far the user came in each guide named and answers all of them; an empty list notes nothing and only reads. A guide never named yet begins with this call; a finished one stays finished. Refused when nobody is logged in.
         */
        post: operations["saveGuideConfig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/webzhj/phone/exist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a phone has an account
         * @description Says before the SMS code is sent whether to register or to log in. Refused with 429 after twenty phones from one visitor within three minutes.
         */
        get: operations["checkPhoneExists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/log/log/zhjlog/batchinsert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send usage records
         * @description Takes up to 100 records of what visitors did, sent after consent only. All are taken or, when one breaks its limits, none. The hundred-and-first call of one device within three minutes is refused with 429.
         */
        post: operations["logUsageBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/channel/website/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send one record of the website
         * @description Takes one record of what a visitor did on which website and through which channel, sent after consent only. The six-hundred-and-first record of one device within three minutes is refused with 429.
         */
        post: operations["logWebsiteAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/log/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send records to a named sink
         * @description Takes up to 100 records for the sink the hash names, sent after consent only. All are taken or none. A hash no sink has is refused with 404; the hundred-and-first call of one device within three minutes with 429.
         */
        post: operations["logToSink"];
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
        /** @description A password, transformed with the phone as this document's description says; opaque base64 text. */
        TransformedPassword: string;
        /** @description Something the server gave and takes back; opaque. */
        Ticket: string;
        /** @description A longer ticket; opaque. */
        Token: string;
        /** @description The search keyword a visitor came with (kw, kwid or utm_term of the address). */
        Keyword: string;
        /**
         * @description china: agent of the China version 国内版代理. international: agent of the international version 国际版代理. An account holds one of them at most.
         * @enum {string}
         */
        AgentVersion: "china" | "international";
        EngineCommand: {
            head: components["schemas"]["EngineHead"];
            body: components["schemas"]["EngineBody"];
        };
        /** @description Which command of the engine; `session`, `exchange` exchanges a session id. */
        EngineHead: {
            /** @description Command. */
            cmd: string;
            /** @description Part of the command. */
            sub: string;
            /** @description Version of the command. */
            ver: string;
        };
        EngineBody: {
            /** @description Id of a session of the product. */
            sid: string;
        };
        /** @description By password or by SMS code; `method` says which. */
        Login: components["schemas"]["PasswordLogin"] | components["schemas"]["SmsCodeLogin"];
        PasswordLogin: {
            /** @constant */
            method: "password";
            phone: components["schemas"]["Phone"];
            password: components["schemas"]["TransformedPassword"];
            /** @description Picture of `getCaptcha`; only after it was asked for (20011). */
            captchaId?: components["schemas"]["Ticket"];
            captcha?: components["schemas"]["CaptchaCode"];
            /** @description Sent by the partner area only. */
            agentVersion?: components["schemas"]["AgentVersion"];
            utmTerm?: components["schemas"]["Keyword"];
        };
        SmsCodeLogin: {
            /** @constant */
            method: "smsCode";
            phone: components["schemas"]["Phone"];
            smsCode: components["schemas"]["SmsCode"];
            /** @description Sent by the partner area only. */
            agentVersion?: components["schemas"]["AgentVersion"];
            utmTerm?: components["schemas"]["Keyword"];
        };
        TokenLogin: {
            token: components["schemas"]["Token"];
            utmTerm?: components["schemas"]["Keyword"];
        };
        MessengerCode: {
            /** @description The messenger's answer to an authorisation; good once. */
            code: string;
            utmTerm?: components["schemas"]["Keyword"];
        };
        MessengerBinding: {
            bindTicket: components["schemas"]["Ticket"];
            phone: components["schemas"]["Phone"];
            smsCode: components["schemas"]["SmsCode"];
        };
        LoginReceipt: {
            user: components["schemas"]["UserInfo"];
            sessionExpiresAt: components["schemas"]["Time"];
        };
        MessengerLogin: {
            /**
             * @description signedIn: tied to a user who is now logged in 已登录; `login` is there. unbound: tied to nobody 未绑定账号; `bindTicket` is there.
             * @enum {string}
             */
            state: "signedIn" | "unbound";
            openid: components["schemas"]["Openid"];
            login: components["schemas"]["LoginReceipt"] | null;
            /** @description For `bindMessengerLogin`; good for ten minutes. */
            bindTicket: components["schemas"]["Ticket"] | null;
        };
        SessionTerm: {
            sessionExpiresAt: components["schemas"]["Time"];
        };
        LogoutReceipt: {
            endedAt: components["schemas"]["Time"];
        };
        AuthCode: {
            authCode: components["schemas"]["Ticket"];
            /**
             * Format: uri
             * @description Opens the product logged in; its path ends in /ommall/srvmall/webzhj/pclogin.
             */
            redirectUrl: string;
            expiresAt: components["schemas"]["Time"];
        };
        /**
         * @description login: log in 登录. bind: tie the messenger to the user who is logged in 绑定信使.
         * @default login
         * @enum {string}
         */
        ScanPurpose: "login" | "bind";
        MessengerQrCode: {
            sceneId: components["schemas"]["Ticket"];
            /**
             * Format: uri
             * @description What the QR code says; the website draws it.
             */
            content: string;
            expiresAt: components["schemas"]["Time"];
            serverTime: components["schemas"]["Time"];
            /**
             * Format: int32
             * @description How long to wait between two looks at the scene.
             */
            pollSeconds: number;
        };
        /**
         * @description waiting: not scanned yet 待扫码. scanned: scanned, to be confirmed on the phone 已扫码，待确认. confirmed: agreed on the phone 已确认. cancelled: declined on the phone 已取消. expired: its two minutes are over 已过期. waiting → scanned → confirmed or cancelled; waiting and scanned → expired; the last three stay.
         * @enum {string}
         */
        ScanState: "waiting" | "scanned" | "confirmed" | "cancelled" | "expired";
        MessengerScan: {
            state: components["schemas"]["ScanState"];
            /** @description Whether this person follows the official account. */
            isSubscribed: boolean;
            /** @description Who scanned, as the messenger calls them. */
            nickname: string | null;
            /** @description For `loginByToken`; good for one minute. */
            token: components["schemas"]["Token"] | null;
            /** @description For `bindMessengerLogin`; good for ten minutes. */
            bindTicket: components["schemas"]["Ticket"] | null;
            expiresAt: components["schemas"]["Time"];
            serverTime: components["schemas"]["Time"];
        };
        MessengerUser: {
            openid: components["schemas"]["Openid"];
            nickname: string | null;
            avatar: components["schemas"]["Address"] | null;
            isSubscribed: boolean;
            kdUid: components["schemas"]["UserId"];
            phone: components["schemas"]["MaskedPhone"] | null;
        };
        /** @description What is known without an account. */
        MessengerUserPart: {
            openid: components["schemas"]["Openid"];
            nickname: string | null;
            avatar: components["schemas"]["Address"] | null;
            isSubscribed: boolean;
        };
        /**
         * @description picture: characters in a picture 图形验证码. arithmetic: a sum in words 算术题.
         * @default picture
         * @enum {string}
         */
        CaptchaKind: "picture" | "arithmetic";
        Captcha: {
            captchaId: components["schemas"]["Ticket"];
            kind: components["schemas"]["CaptchaKind"];
            /** @description The picture; null for a sum. */
            image: string | null;
            /** @description The sum in the language of Accept-Language; null for a picture. */
            question: string | null;
            expiresAt: components["schemas"]["Time"];
        };
        /** @description The slider's trail, or the answer to a sum; `method` says which. */
        SliderProof: components["schemas"]["SliderTrail"] | components["schemas"]["ArithmeticAnswer"];
        SliderTrail: {
            /** @constant */
            method: "slider";
            phone: components["schemas"]["Phone"];
            /**
             * @description pointer: by hand, finger or mouse 拖动. keyboard: by keys 键盘; the shape of the trail is then not judged.
             * @enum {string}
             */
            input: "pointer" | "keyboard";
            /**
             * Format: int32
             * @description How far the handle can go in CSS pixels.
             */
            trackWidth: number;
            /**
             * Format: int32
             * @description How far it was moved.
             */
            distance: number;
            /**
             * Format: int32
             * @description How long that took in milliseconds.
             */
            durationMs: number;
            /** @description Where the handle was on its way. */
            trail: components["schemas"]["TrailPoint"][];
        };
        TrailPoint: {
            /**
             * Format: int32
             * @description CSS pixels from where it began.
             */
            x: number;
            /** Format: int32 */
            y: number;
            /**
             * Format: int32
             * @description Milliseconds from the first point.
             */
            t: number;
        };
        ArithmeticAnswer: {
            /** @constant */
            method: "arithmetic";
            phone: components["schemas"]["Phone"];
            captchaId: components["schemas"]["Ticket"];
            answer: string;
        };
        SliderPass: {
            pass: components["schemas"]["Ticket"];
            expiresAt: components["schemas"]["Time"];
        };
        /**
         * @description What the code is for, always as text. 1: register 注册. 2: log in 登录. 3: reset the password 重置密码. 4: tie a phone 绑定手机. 5: tie a messenger account 绑定信使. 6: apply as a partner 代理申请. 7: replace the bank card 更换银行卡. The numbers are proposed.
         * @enum {string}
         */
        SmsPurpose: "1" | "2" | "3" | "4" | "5" | "6" | "7";
        SmsCodeRequest: {
            phone: components["schemas"]["Phone"];
            /** @description The slider's pass, or the characters of a picture. */
            vcode: components["schemas"]["Ticket"];
            type: components["schemas"]["SmsPurpose"];
            /**
             * Format: int64
             * @description Milliseconds since 1970.
             */
            timestamp: number;
            /** @description Six random digits, leading zeros kept. */
            nonce: string;
            /** @description Hash in lower-case hexadecimal; md5, sha1 or sha256 as the deployment says. */
            signature: string;
            /** @description Which picture `vcode` answers; left out with a pass. */
            captchaId?: components["schemas"]["Ticket"];
        };
        SmsCodeReceipt: {
            /** @description When the next code may be asked for; the website counts down to it. */
            resendAt: components["schemas"]["Time"];
            expiresAt: components["schemas"]["Time"];
            serverTime: components["schemas"]["Time"];
        };
        PhoneExistence: {
            isExist: boolean;
        };
        Registration: {
            phone: components["schemas"]["Phone"];
            smsCode: components["schemas"]["SmsCode"];
            password: components["schemas"]["TransformedPassword"];
            /**
             * @description The user agreement and the privacy text were agreed to.
             * @constant
             */
            isAgreed: true;
            /**
             * Format: int32
             * @description 6: the website 网站. 506: a pack origin with a space 渠道包, with its device code.
             * @enum {integer}
             */
            origin: 6 | 506;
            /**
             * @description Where the customer came from (ref or utm_source); site when nothing said so, store at a point-of-sale terminal.
             * @default site
             */
            packOrigin?: string;
            /** @description Sent with origin 506. */
            deviceCode?: components["schemas"]["DeviceCode"];
            utmTerm?: components["schemas"]["Keyword"];
        };
        PhoneBinding: {
            phone: components["schemas"]["Phone"];
            smsCode: components["schemas"]["SmsCode"];
        };
        PhoneReceipt: {
            phone: components["schemas"]["MaskedPhone"];
            boundAt: components["schemas"]["Time"];
        };
        PasswordReset: {
            phone: components["schemas"]["Phone"];
            smsCode: components["schemas"]["SmsCode"];
            password: components["schemas"]["TransformedPassword"];
        };
        PasswordChange: {
            oldPassword: components["schemas"]["TransformedPassword"];
            newPassword: components["schemas"]["TransformedPassword"];
            phone: components["schemas"]["Phone"];
        };
        PasswordReceipt: {
            changedAt: components["schemas"]["Time"];
        };
        UserInfo: {
            kdUid: components["schemas"]["UserId"];
            /** @description Opens the report service and `getAuthCode`; ends with the session. */
            kdToken: components["schemas"]["Token"];
            /** @description As it is shown; null until a phone is tied. */
            phone: components["schemas"]["MaskedPhone"] | null;
            /** @description The whole number, with which passwords are transformed; never shown, never logged. */
            loginPhone: components["schemas"]["Phone"] | null;
            /**
             * Format: int32
             * @description 1: paying 付费用户, any licence with serviceType 1 is not expired. 0: not paying 非付费用户.
             * @enum {integer}
             */
            userType: 0 | 1;
            /** @description The retail edition (ZHJXH) was bought outright, expiry ignored. */
            isXHBuyout: boolean;
            /** @description Stock and invoicing (KDZHJ01) was bought outright, expiry ignored. */
            isZHJBuyout: boolean;
            nickname: components["schemas"]["Nickname"] | null;
            companyName: string | null;
            avatar: components["schemas"]["Address"] | null;
            email: components["schemas"]["Email"] | null;
            regionCode: components["schemas"]["RegionCode"] | null;
            address: string | null;
            /** @description There is a licence record, a trial's included; only members may apply as partners. */
            isMember: boolean;
            /** @description Null for somebody who is no agent. */
            agentVersion: components["schemas"]["AgentVersion"] | null;
            isMessengerBound: boolean;
            /** @description False for somebody who has only ever come by messenger or SMS code. */
            hasPassword: boolean;
            registeredAt: components["schemas"]["Time"];
        };
        UserInfoChange: {
            nickname?: components["schemas"]["Nickname"];
            companyName?: string | null;
            email?: components["schemas"]["Email"] | null;
            regionCode?: components["schemas"]["RegionCode"] | null;
            address?: string | null;
        };
        InviterBinding: {
            recode: components["schemas"]["ReferralCode"];
        };
        InviterReceipt: {
            recode: components["schemas"]["ReferralCode"];
            /** @description Null when its owner does not show it. */
            nickname: components["schemas"]["Nickname"] | null;
            boundAt: components["schemas"]["Time"];
        };
        GuideMark: {
            code: components["schemas"]["Alias"];
            /**
             * Format: int32
             * @description The last step seen; 0 before the first.
             */
            step: number;
            isFinished: boolean;
        };
        Guide: {
            code: components["schemas"]["Alias"];
            /** Format: int32 */
            step: number;
            isFinished: boolean;
            updatedAt: components["schemas"]["Time"];
        };
        GuideConfigChange: {
            guides: components["schemas"]["GuideMark"][];
        };
        GuideConfig: {
            guides: components["schemas"]["Guide"][];
        };
        LicenceInfo: {
            licences: components["schemas"]["Licence"][];
            /** @description Null for somebody who never had one. */
            trial: components["schemas"]["Trial"] | null;
            serverTime: components["schemas"]["Time"];
        };
        Licence: {
            licenceId: components["schemas"]["Id"];
            typeCode: components["schemas"]["LicenceCode"];
            /** @description In the language of Accept-Language. */
            name: string;
            /** @description The shop or account book it serves. */
            shopName: string;
            /**
             * Format: int32
             * @description 1: software service 软件服务, makes its owner a paying user. 0: given away 赠送, and 2: extra service 增值服务 are proposed.
             * @enum {integer}
             */
            serviceType: 0 | 1 | 2;
            /**
             * Format: int32
             * @description 2: bought outright 买断. 1: by time 按期, proposed.
             * @enum {integer}
             */
            subscribeType: 1 | 2;
            expired: boolean;
            state: components["schemas"]["LicenceState"];
            /** @description Null for services without versions. */
            versionLevel: components["schemas"]["VersionLevel"] | null;
            /** @description Null until it was paid. */
            startsAt: components["schemas"]["Time"] | null;
            /** @description Null for a buyout. */
            expiresAt: components["schemas"]["Time"] | null;
            /**
             * Format: int32
             * @description Calendar days in UTC+8 from today to the last day: 0 on it, negative after it, null for a buyout.
             */
            daysLeft: number | null;
            stores: components["schemas"]["Usage"];
            users: components["schemas"]["Usage"];
            /** @description What the owner can do with it now. */
            actions: components["schemas"]["LicenceAction"][];
        };
        /**
         * @description renew: 续费. upgrade: to the professional version 升级专业版. addUsers: 加用户. addStores: 加店铺.
         * @enum {string}
         */
        LicenceAction: "renew" | "upgrade" | "addUsers" | "addStores";
        /** @description How many of the stores or users paid for are in use. */
        Usage: {
            /** Format: int32 */
            used: number;
            /** Format: int32 */
            included: number;
        };
        Trial: {
            activatedAt: components["schemas"]["Time"];
            /** @description 15 × 24 hours after activation unless prolonged. */
            endsAt: components["schemas"]["Time"];
            /** @description 30 × 24 hours after the end. */
            dataKeptUntil: components["schemas"]["Time"];
            /**
             * @description running: 试用中. ended: the product is closed, the data is kept 试用结束，数据保留中. erased: the data is gone 数据已清除. converted: something was bought 已转正. running → ended → erased by time; running and ended → converted by payment.
             * @enum {string}
             */
            state: "running" | "ended" | "erased" | "converted";
        };
        PartnerApplication: {
            applicantName: string;
            companyName: string;
            phone: components["schemas"]["Phone"];
            /** @description Where the applicant wants to work. */
            area: string;
            smsCode: components["schemas"]["SmsCode"];
            email: components["schemas"]["Email"];
            /** @description Which version is applied for; china when left out. */
            agentVersion?: components["schemas"]["AgentVersion"];
        };
        PartnerApplicationReceipt: {
            applicationId: components["schemas"]["Id"];
            /**
             * @description submitted: 已提交. reviewing: under review 审核中. approved: 已通过. rejected: 未通过, proposed. submitted → reviewing → approved or rejected; rejected → submitted by a new application.
             * @enum {string}
             */
            state: "submitted" | "reviewing" | "approved" | "rejected";
            submittedAt: components["schemas"]["Time"];
        };
        /** @description One thing a visitor did on a website. */
        WebsiteLog: {
            webSiteName: string;
            /** @description The channel: bd, 360, zh, or the pack origin. */
            channelNumber: string;
            /** @description Null while nobody is logged in. */
            kdUid: components["schemas"]["UserId"] | null;
            deviceId: components["schemas"]["DeviceCode"];
            /** @description What was done. */
            operName: string;
            /** @description Empty when it is not known. */
            osVersion: string;
            isMobile: boolean;
            /**
             * Format: int32
             * @description How deep the action lies: 1 at the top, 2 below its parent.
             */
            grade: number;
            /** @description The action above; null at the top. */
            operNameParent: string | null;
            /** Format: uri */
            webSiteUrl: string;
        };
        UsageLog: {
            /**
             * Format: int32
             * @description 6: website 网站. 1: Android 安卓. 2: iOS 苹果.
             * @enum {integer}
             */
            origin: 6 | 1 | 2;
            /**
             * Format: int32
             * @description 20: this website.
             * @enum {integer}
             */
            productId: 20;
            operName: string;
            kdUid: components["schemas"]["UserId"] | null;
            deviceId: components["schemas"]["DeviceCode"];
            page: components["schemas"]["Address"];
            occurredAt: components["schemas"]["Time"];
            /** Format: int32 */
            durationMs: number | null;
        };
        UsageBatch: {
            logs: components["schemas"]["UsageLog"][];
        };
        SinkRecord: {
            name: string;
            deviceId: components["schemas"]["DeviceCode"];
            page: components["schemas"]["Address"];
            occurredAt: components["schemas"]["Time"];
            /** @description What else is known. */
            values: {
                [key: string]: string;
            };
        };
        SinkBatch: {
            records: components["schemas"]["SinkRecord"][];
        };
        LogReceipt: {
            /** Format: int32 */
            accepted: number;
        };
        /** @description The phone has no account (手机号未注册). */
        AccountUnknown: {
            /** @constant */
            code: 422;
            /** @constant */
            errcode: 20001;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            /** @constant */
            key: "phone.correct";
        };
        /** @description Phone or password is wrong (手机号或密码错误); which of them is not said. */
        CredentialsWrong: {
            /** @constant */
            code: 422;
            /** @constant */
            errcode: 20002;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            /** @constant */
            key: "";
        };
        /** @description The phone has an account already (手机号已注册). */
        PhoneRegistered: {
            /** @constant */
            code: 422;
            /** @constant */
            errcode: 20004;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            /** @constant */
            key: "phone.registered";
        };
        /** @description The password to be replaced is wrong (原密码错误). */
        OldPasswordWrong: {
            /** @constant */
            code: 422;
            /** @constant */
            errcode: 20005;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            /** @constant */
            key: "";
        };
        /** @description After several wrong passwords a picture has to be answered too (需要图形验证码). */
        CaptchaMissing: {
            /** @constant */
            code: 422;
            /** @constant */
            errcode: 20011;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            /** @constant */
            key: "captcha.empty";
        };
        /** @description The picture's characters are wrong, or it is old or used (图形验证码错误或已失效). */
        CaptchaWrong: {
            /** @constant */
            code: 422;
            /** @constant */
            errcode: 20012;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            /** @constant */
            key: "code.error";
        };
        /** @description `vcode` is no pass that is still good (未完成滑块验证). */
        SliderMissing: {
            /** @constant */
            code: 422;
            /** @constant */
            errcode: 20013;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            /** @constant */
            key: "slider.first";
        };
        /** @description No picture can be made now (获取验证码出错). */
        CaptchaUnavailable: {
            /** @constant */
            code: 422;
            /** @constant */
            errcode: 20014;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            /** @constant */
            key: "captcha.fetchFailed";
        };
        /** @description The SMS code is not the one that was sent (验证码错误). */
        SmsCodeWrong: {
            /** @constant */
            code: 422;
            /** @constant */
            errcode: 20021;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            /** @constant */
            key: "code.error";
        };
        /** @description The SMS code is older than ten minutes, or used (验证码已过期). */
        SmsCodeExpired: {
            /** @constant */
            code: 422;
            /** @constant */
            errcode: 20022;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            /** @constant */
            key: "sms.expired";
        };
        /** @description No SMS was sent (短信发送失败). */
        SmsFailed: {
            /** @constant */
            code: 422;
            /**
             * Format: int32
             * @description 20023: the carrier refused it 运营商发送失败. 20024: signature, time or nonce is not accepted 签名无效.
             * @enum {integer}
             */
            errcode: 20023 | 20024;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            /** @constant */
            key: "sms.failed";
        };
        /** @description The account holds the other agent role already (登录角色冲突). */
        RoleConflict: {
            /** @constant */
            code: 422;
            /**
             * Format: int32
             * @description 20031: it holds the China version 已是国内版代理. 20032: it holds the international version 已是国际版代理.
             * @enum {integer}
             */
            errcode: 20031 | 20032;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            /** @constant */
            key: "agent.roleConflict";
        };
        /** @description The agent above now has another role, so this login no longer fits (上级代理角色已变更). */
        ParentAgentChanged: {
            /** @constant */
            code: 422;
            /** @constant */
            errcode: 20033;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            /** @constant */
            key: "agent.parentChanged";
        };
        /** @description The session id, token, code or ticket is unknown, used or over (凭证无效或已过期). */
        HandoverRefused: {
            /** @constant */
            code: 422;
            /** @constant */
            errcode: 20041;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            /** @constant */
            key: "session.expired";
        };
        /** @description The trial is over and nothing was bought; the product stays closed (试用已结束). */
        TrialEnded: {
            /** @constant */
            code: 422;
            /** @constant */
            errcode: 20051;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            /** @constant */
            key: "";
        };
        /** @description An application is submitted, under review or approved already (申请已提交、审核中或已通过). */
        ApplicationRefused: {
            /** @constant */
            code: 422;
            /** @constant */
            errcode: 20061;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            /** @constant */
            key: "application.refused";
        };
        /** @description There is no licence record; only members may apply (非本产品会员). */
        NotMember: {
            /** @constant */
            code: 422;
            /** @constant */
            errcode: 20062;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            /** @constant */
            key: "agent.notMember";
        };
        /** @description The slider or the sum was not accepted (滑块验证失败). `number` goes into the message; it is errcode less 20100. */
        SliderFailed: {
            /** @constant */
            code: 422;
            /**
             * Format: int32
             * @description 20101 to 20104: failure numbers 1 to 4.
             * @enum {integer}
             */
            errcode: 20101 | 20102 | 20103 | 20104;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            /** @constant */
            key: "slider.failed";
            /**
             * Format: int32
             * @description 1: not at the end 没有拖到头. 2: too fast 太快. 3: no hand's trail 轨迹异常. 4: the sum is wrong or over 算式答错或过期.
             * @enum {integer}
             */
            number: 1 | 2 | 3 | 4;
        };
        /** @description Only a part is known (仅有部分信息). The one failure that carries data; callers keep it. */
        MessengerPartial: {
            /** @constant */
            code: 40001;
            /** @constant */
            errcode: 40001;
            /** @constant */
            success: false;
            msg: string;
            data: components["schemas"]["MessengerUserPart"];
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
        /** @description Mainland mobile number, 11 digits, without country code. */
        Phone: string;
        /** @description A person's id with the messenger. */
        Openid: string;
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
        /**
         * @description KDZHJ01: stock and invoicing 货簿云. ZHJXH: retail edition 零售版. WXHYK: membership card 会员卡. ZHWD: online shop 微店. HYGF: industry service 行业服务.
         * @enum {string}
         */
        LicenceCode: "KDZHJ01" | "ZHJXH" | "WXHYK" | "ZHWD" | "HYGF";
        /** @description Characters of the picture of a captcha. */
        CaptchaCode: string;
        /** @description Six digits from an SMS. */
        SmsCode: string;
        /**
         * Format: date-time
         * @description RFC 3339 with offset; the website shows it in UTC+8.
         */
        Time: string;
        /** Format: uri-reference */
        Address: string;
        /** @description Number of a user account (kdUid). */
        UserId: string;
        /** @description First three digits, four stars, last four digits. */
        MaskedPhone: string;
        /** @description Random code of a device, made and kept by the browser after consent or login. */
        DeviceCode: string;
        Nickname: string;
        Email: string;
        /**
         * Format: int32
         * @description Administrative region below root 86.
         */
        RegionCode: number;
        /** @description Referral code of an inviter or a promoter (推荐码), letters and digits, compared without case. */
        ReferralCode: string;
        Alias: string;
        /** Format: int32 */
        Id: number;
        /**
         * @description notPurchased: recorded but not paid 未购买 → inService by payment. inService: in service 使用中 → dueNextMonth by time. dueNextMonth: ends within the next calendar month (UTC+8) 下月到期 → dueThisMonth. dueThisMonth: ends within this one 本月到期 → expired. expired: over 已过期. Any of these → inService by renewal; what is bought for good stays inService.
         * @enum {string}
         */
        LicenceState: "notPurchased" | "inService" | "dueNextMonth" | "dueThisMonth" | "expired";
        /**
         * @description standard: 标准版, 1 store and 1 user. professional: 专业版, 1 store and 3 users.
         * @enum {string}
         */
        VersionLevel: "standard" | "professional";
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    exchangeEngineSession: {
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
                "application/json": components["schemas"]["EngineCommand"];
            };
        };
        responses: {
            /** @description The user who is now logged in, or why nobody is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["LoginReceipt"];
                    } & components["schemas"]["Success"]) | components["schemas"]["HandoverRefused"] | components["schemas"]["NotFound"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    addClientCookie: {
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
            /** @description Until when the session now lasts, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["SessionTerm"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"];
                };
            };
        };
    };
    bindMessengerLogin: {
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
                "application/json": components["schemas"]["MessengerBinding"];
            };
        };
        responses: {
            /** @description The user who is now logged in, or why nobody is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["LoginReceipt"];
                    } & components["schemas"]["Success"]) | components["schemas"]["HandoverRefused"] | components["schemas"]["AccountUnknown"] | components["schemas"]["SmsCodeWrong"] | components["schemas"]["SmsCodeExpired"] | components["schemas"]["Duplicate"] | components["schemas"]["TooOften"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    getCaptcha: {
        parameters: {
            query: {
                /**
                 * @description The phone the question is for; the answer counts for no other.
                 * @example 13500009027
                 */
                phone: components["schemas"]["Phone"];
                /**
                 * @description Which kind of question.
                 * @example arithmetic
                 */
                kind?: components["schemas"]["CaptchaKind"];
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
            /** @description The question, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["Captcha"];
                    } & components["schemas"]["Success"]) | components["schemas"]["CaptchaUnavailable"] | components["schemas"]["TooOften"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    sendSmsCode: {
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
                "application/json": components["schemas"]["SmsCodeRequest"];
            };
        };
        responses: {
            /** @description When the next code may be asked for, or why none was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["SmsCodeReceipt"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SliderMissing"] | components["schemas"]["CaptchaWrong"] | components["schemas"]["AccountUnknown"] | components["schemas"]["PhoneRegistered"] | components["schemas"]["SmsFailed"] | components["schemas"]["TooOften"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    bindAccountInviter: {
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
                "application/json": components["schemas"]["InviterBinding"];
            };
        };
        responses: {
            /** @description The inviter, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["InviterReceipt"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["NotFound"] | components["schemas"]["Duplicate"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    loginByMessenger: {
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
                "application/json": components["schemas"]["MessengerCode"];
            };
        };
        responses: {
            /** @description The user, the ticket, or why there is neither. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["MessengerLogin"];
                    } & components["schemas"]["Success"]) | components["schemas"]["HandoverRefused"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    getMessengerUser: {
        parameters: {
            query: {
                /**
                 * @description The visitor's id with the messenger.
                 * @example oX7yQ5-sample-openid-0001
                 */
                openid: components["schemas"]["Openid"];
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
            /** @description The whole, a part of it (40001), or why there is nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["MessengerUser"];
                    } & components["schemas"]["Success"]) | components["schemas"]["MessengerPartial"] | components["schemas"]["NotFound"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    loginAccount: {
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
                "application/json": components["schemas"]["Login"];
            };
        };
        responses: {
            /** @description The user who is now logged in, or why nobody is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["LoginReceipt"];
                    } & components["schemas"]["Success"]) | components["schemas"]["CredentialsWrong"] | components["schemas"]["AccountUnknown"] | components["schemas"]["CaptchaMissing"] | components["schemas"]["CaptchaWrong"] | components["schemas"]["SmsCodeWrong"] | components["schemas"]["SmsCodeExpired"] | components["schemas"]["RoleConflict"] | components["schemas"]["ParentAgentChanged"] | components["schemas"]["Forbidden"] | components["schemas"]["TooOften"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    loginByToken: {
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
                "application/json": components["schemas"]["TokenLogin"];
            };
        };
        responses: {
            /** @description The user who is now logged in, or why nobody is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["LoginReceipt"];
                    } & components["schemas"]["Success"]) | components["schemas"]["HandoverRefused"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    logoutAccount: {
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
            /** @description When it ended, or why there was nothing to end. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["LogoutReceipt"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"];
                };
            };
        };
    };
    registerAccount: {
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
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description The new user, logged in, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["LoginReceipt"];
                    } & components["schemas"]["Success"]) | components["schemas"]["PhoneRegistered"] | components["schemas"]["SmsCodeWrong"] | components["schemas"]["SmsCodeExpired"] | components["schemas"]["TooOften"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    resetPassword: {
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
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description When the password changed, or why it did not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["PasswordReceipt"];
                    } & components["schemas"]["Success"]) | components["schemas"]["AccountUnknown"] | components["schemas"]["SmsCodeWrong"] | components["schemas"]["SmsCodeExpired"] | components["schemas"]["TooOften"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    getUserInfo: {
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
            /** @description The user, or that there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["UserInfo"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"];
                };
            };
        };
    };
    updateUserInfo: {
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
                "application/json": components["schemas"]["UserInfoChange"];
            };
        };
        responses: {
            /** @description The user as changed, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["UserInfo"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    getLicenceInfo: {
        parameters: {
            query?: {
                /**
                 * @description Only licences with this `typeCode`.
                 * @example KDZHJ01
                 */
                serviceCode?: components["schemas"]["LicenceCode"];
                /**
                 * @description Whose licences; the phone one logs in with.
                 * @example 13500009027
                 */
                userName?: components["schemas"]["Phone"];
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
            /** @description The licences, or why there are none to see. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["LicenceInfo"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Forbidden"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    bindAccountPhone: {
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
                "application/json": components["schemas"]["PhoneBinding"];
            };
        };
        responses: {
            /** @description The phone as it is shown from now on, or why it was not tied. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["PhoneReceipt"];
                    } & components["schemas"]["Success"]) | components["schemas"]["PhoneRegistered"] | components["schemas"]["SmsCodeWrong"] | components["schemas"]["SmsCodeExpired"] | components["schemas"]["SignedOut"] | components["schemas"]["TooOften"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    changePassword: {
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
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description When the password changed, or why it did not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["PasswordReceipt"];
                    } & components["schemas"]["Success"]) | components["schemas"]["OldPasswordWrong"] | components["schemas"]["SignedOut"] | components["schemas"]["Forbidden"] | components["schemas"]["TooOften"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    applyPcPromoter: {
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
                "application/json": components["schemas"]["PartnerApplication"];
            };
        };
        responses: {
            /** @description The application as it stands, or why it was not taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["PartnerApplicationReceipt"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ApplicationRefused"] | components["schemas"]["NotMember"] | components["schemas"]["SmsCodeWrong"] | components["schemas"]["SmsCodeExpired"] | components["schemas"]["TooOften"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    getAuthCode: {
        parameters: {
            query: {
                /**
                 * @description The kdToken of the user who is logged in.
                 * @example kt-sample-9027-5b1f0c7d
                 */
                token: components["schemas"]["Token"];
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
            /** @description The code and the address, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AuthCode"];
                    } & components["schemas"]["Success"]) | components["schemas"]["TrialEnded"] | components["schemas"]["SignedOut"] | components["schemas"]["Forbidden"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    getMessengerQrCode: {
        parameters: {
            query?: {
                /**
                 * @description What a confirmed scan does.
                 * @example login
                 */
                purpose?: components["schemas"]["ScanPurpose"];
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
            /** @description The scene, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["MessengerQrCode"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["TooOften"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    pollMessengerScan: {
        parameters: {
            query: {
                /**
                 * @description The scene of `getMessengerQrCode`.
                 * @example sc-5Wm0Zx8Rb2Jt
                 */
                sceneId: components["schemas"]["Ticket"];
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
            /** @description The state, or that there is no such scene. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["MessengerScan"];
                    } & components["schemas"]["Success"]) | components["schemas"]["NotFound"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    verifySlider: {
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
                "application/json": components["schemas"]["SliderProof"];
            };
        };
        responses: {
            /** @description The pass, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["SliderPass"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SliderFailed"] | components["schemas"]["TooOften"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    saveGuideConfig: {
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
                "application/json": components["schemas"]["GuideConfigChange"];
            };
        };
        responses: {
            /** @description All guides of the user, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["GuideConfig"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    checkPhoneExists: {
        parameters: {
            query: {
                /**
                 * @description The phone in question.
                 * @example 13500009027
                 */
                phone: components["schemas"]["Phone"];
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
            /** @description Whether it has, or why that is not said. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["PhoneExistence"];
                    } & components["schemas"]["Success"]) | components["schemas"]["TooOften"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    logUsageBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UsageBatch"];
            };
        };
        responses: {
            /** @description How many were taken, or why none. */
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
    logWebsiteAction: {
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
                "application/json": components["schemas"]["WebsiteLog"];
            };
        };
        responses: {
            /** @description That it was taken, or why not. */
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
    logToSink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Names the sink; given by the log service.
                 * @example 9c41d07be2a85f36
                 */
                hash: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SinkBatch"];
            };
        };
        responses: {
            /** @description How many were taken, or why none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["LogReceipt"];
                    } & components["schemas"]["Success"]) | components["schemas"]["NotFound"] | components["schemas"]["TooOften"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
}
