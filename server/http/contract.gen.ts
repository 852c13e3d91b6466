/* Made from openapi.yaml by `npm run generate`. */
export interface paths {
    "/api/user/v0/UserManagement/UserLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with user name and password */
        post: operations["userLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v0/UserManagement/HandleAuthentication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with the response of the identity provider
         * @description The page must check `state` first. The server exchanges the code, verifies the identity token (signature, issuer, audience, nonce, times)
         *     and opens a session for the account of its e-mail address. If the provider returned an error, send `error` instead of `code`.
         */
        post: operations["handleAuthentication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v0/UserManagement/SelectRecord": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose the academic record of this session */
        post: operations["selectRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v0/UserManagement/RefreshToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exchange a refresh token for new tokens
         * @description Each refresh token works once. A second use ends its session.
         */
        get: operations["refreshToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v0/UserManagement/Logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session and its tokens */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v0/UserManagement/ForgetPasswordRetrieveEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a reset code to the address on record, and return the masked address
         * @description A user name without an account gets the same response, with an invented address. No message is sent.
         */
        post: operations["forgetPasswordRetrieveEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v0/UserManagement/ForgetPasswordChangePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password, with a reset code or with the current password
         * @description Ends all other sessions of the account. The session of `refreshToken` stays, if it is sent.
         */
        post: operations["forgetPasswordChangePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forgot_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a reset code to the e-mail address of the account */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * First activation. Without a code: send one to the address on record. With the code: create the account and sign in
         * @description The response is the same if the number is unknown or its account is active. The owner of an active account gets a message.
         */
        post: operations["registerAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verify_token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The account of an access token, with new tokens for its session
         * @description Earlier refresh tokens stay valid until one token of the session is used. An error has its sentences in `errors`.
         */
        post: operations["verifyToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v0/UserManagement/Sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The open sessions of the account, this one first */
        get: operations["getSessions"];
        put?: never;
        post?: never;
        /** End all other sessions of the account */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v0/UserManagement/Sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End another session of the account */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v0/menu/GetMenu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The menu in its six groups, in the order it is shown
         * @description The services of the session's academic record. Students who have left see only those they may still use.
         */
        get: operations["getMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v0/Preferences/TopHitLinks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The account's top links in their order */
        get: operations["getTopHitLinks"];
        /** Replace the top links and their order */
        put: operations["saveTopHitLinks"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v0/Webhook/GetSubscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The subscriptions of other systems, oldest first */
        get: operations["getSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v0/Webhook/AddSubscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe an address to types of events
         * @description From now on each event of these types is posted to the address, as `webhooks` describes. The address needs `https` and a public host. A
         *     simulator also accepts private hosts, and `http` to its own machine (`localhost`, `127.0.0.1`, `[::1]`). The secret is in this response
         *     only. To change the secret, add the same address with another query, such as `?key=2`, accept both secrets, then delete the
         *     earlier subscription. Until then each event arrives twice, with the same `webhook-id`.
         */
        post: operations["addSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v0/Webhook/DeleteSubscription/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a subscription with its deliveries
         * @description Succeeds also if the subscription does not exist.
         */
        delete: operations["deleteSubscription"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/AuditForm/SetAuditFormLog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Record that a form was opened */
        get: operations["setAuditFormLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/CourseManagement/GetStudentInformation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The academic record, with its figures and the actions allowed now */
        get: operations["getStudentInformation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/MyData/Download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All that the university keeps about the student, in one file
         * @description A ZIP of all academic records of the account, whatever their status: `data.json` with its JSON schema `data.schema.json`, the same rows as
         *     tables (CSV), uploaded files and issued documents, and `index.html`, which names each part and what is left out. The response is sent
         *     while it is made, so its length is unknown. An incomplete ZIP has no central directory and cannot be opened.
         */
        get: operations["downloadMyData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Dashboard/GetDashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The dashboard: what the student can do today, what is due, what has changed, and the six cards
         * @description The path of a card is null if the menu has no page for it.
         */
        get: operations["getDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Schedule/GetSchedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Classes and examinations of the semester: the week, today, the present class and the next
         * @description Courses on a waiting list are left out. Withdrawn courses are marked.
         */
        get: operations["getSchedule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Schedule/GetCalendarFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The schedule as a calendar file (iCalendar), in the caller's language */
        get: operations["getCalendarFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Schedule/GetCalendarSubscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The private calendar address: when it was created and last read */
        get: operations["getCalendarSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Schedule/CreateCalendarSubscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a private calendar address; the previous one stops working
         * @description Only this response has the token, since the server stores its hash. A retry creates a new one, also with the same Idempotency-Key.
         */
        post: operations["createCalendarSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Schedule/RevokeCalendarSubscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete the private calendar address, if any */
        post: operations["revokeCalendarSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Schedule/Calendar/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The calendar of a private address: classes and examinations of this semester and the next */
        get: operations["getCalendarFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Gpa/GetGpaBasis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The data of the grade point averages: courses taken, courses in progress, grades and limits
         * @description The page computes future averages from the expected grades, and sends none of them. Of a repeated course, the latest grade with points counts. Courses taken are sorted by semester and code.
         */
        get: operations["getGpaBasis"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Transcript/GetAcademicTranscript": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every semester in order: its courses by code, grades and averages; and the courses in progress */
        get: operations["getAcademicTranscript"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Documents/GetOptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The official documents: the fee of each, the reasons against it, and the form's options */
        get: operations["getDocumentOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Documents/GetRequests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The student's requests for transcripts and certificates, newest first, with the documents issued */
        get: operations["getDocumentRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Documents/Submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a transcript or the graduation certificate
         * @description The first certificate is free. A reprint has a fee: the registration department approves the request, the student pays, then the document is issued.
         */
        post: operations["submitDocumentRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Documents/Cancel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a document request before the decision and before its fee is paid */
        post: operations["cancelDocumentRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Documents/Download/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A document as issued, or its signature
         * @description The signature is a JWS (RFC 7515, compact, EdDSA). Its payload holds the SHA-256 of the PDF; `documentKeys` returns the keys. A script in server/features/document/README.md verifies both offline.
         */
        get: operations["downloadDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Documents/Credential/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A document as a verifiable credential, for wallets and other programs
         * @description A certificate is an `OpenBadgeCredential` (Open Badges 3.0), a transcript a `ClrCredential` (CLR 2.0); both are W3C Verifiable
         *     Credentials 2.0. The file is a JWT (EdDSA) with the facts of the PDF. `kid` names a key in `didDocument`, `credentialStatus` a bit of
         *     `statusList`.
         */
        get: operations["downloadCredential"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Documents/GetLookups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The number and times of a document's lookups on the public page */
        get: operations["getDocumentLookups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/Documents/Verify/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify a document: its status and contents, for anyone with the code
         * @description The server counts each lookup, but does not store the caller.
         */
        get: operations["verifyDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/Documents/Keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The public keys of all signed documents (JWK Set, RFC 7517), newest first */
        get: operations["documentKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/did.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The university's DID document (did:web): all keys that ever signed a credential
         * @description The address of a sandbox has it as `did.json`. Pages of every origin may read it.
         */
        get: operations["didDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/Documents/Status/{list}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A list that says which credentials no longer count (Bitstring Status List, W3C), for anyone
         * @description A credential in itself: a JWT with 131,072 bits, in the order of issue. A bit is set if the document was revoked or replaced.
         *     Pages of every origin may read it.
         */
        get: operations["statusList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/Status/GetServiceStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The incidents of now, for anyone */
        get: operations["getServiceStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Agenda/GetServices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The services with opening times: whether each is open for this student, the reasons, and the times */
        get: operations["getServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/Inbox/GetMessages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The student's messages, newest first */
        get: operations["getMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/Inbox/GetMessage/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One message; this call marks it as read */
        get: operations["getMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/Inbox/DeleteMessage/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a message permanently */
        delete: operations["deleteMessage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/Inbox/SendMessage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to an office, on any day
         * @description A reply (`inReplyTo`) is listed below its message. The automatic receipt is marked as read.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/Inbox/GetSentMessages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The student's messages to the offices, newest first */
        get: operations["getSentMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Contact/GetContactDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Address, mobile numbers, e-mail and emergency contact */
        get: operations["getContactDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Contact/UpdateContactDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the contact details; needs a verification code
         * @description Unchanged sections are not checked. The server checks the details first, then the codes; a wrong code counts as a try. Without every required code it saves nothing, and the codes stay valid.
         */
        put: operations["updateContactDetails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Verification/SendCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a verification code to the mobile number on record, to the e-mail address, or to a new number */
        post: operations["sendVerificationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/CourseManagement/CoursesToRegister": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Offered courses with their sections, and the reasons against registering in each */
        get: operations["coursesToRegister"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/CourseManagement/CourseFilters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Colleges and departments that offer courses in the semester */
        get: operations["courseFilters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/Timetable/GetSections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The data for building timetables: sections, registered courses, credit-hour limits and times between campuses
         * @description Each section has the reasons against registering in it beside the present courses. Courses that are not offered this semester are left out.
         */
        get: operations["timetableSections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/CourseManagement/CourseDetails/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One course: contents, sections, and its prerequisites with those this student meets */
        get: operations["courseDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/CourseManagement/RegisteredCourses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The student's courses of the semester in order of registration, with the actions allowed for each */
        get: operations["registeredCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/CourseManagement/CheckRegistration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Preview a basket of changes; nothing is changed */
        post: operations["checkRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/CourseManagement/ChangeRegistration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Apply all changes of a basket, or none */
        post: operations["changeRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/CourseManagement/Basket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The student's basket: chosen changes that are not applied yet
         * @description One for each record and semester, on all devices. Applied changes are removed from it.
         */
        get: operations["getBasket"];
        /**
         * Save the changes as the student's basket
         * @description Allowed at any time. CheckRegistration and ChangeRegistration check the rules. Send the version last read. If another device has saved
         *     since, the server saves nothing and the response is 409 (registration.basketChanged): read the basket again.
         */
        put: operations["saveBasket"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/Timetable/GetTimetables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The student's saved timetables of the semester, with the present seats of their sections
         * @description Saved for each record and semester. Saving one registers nothing.
         */
        get: operations["getTimetables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/Timetable/SaveTimetable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save a timetable under a name
         * @description Allowed at any time. It replaces a timetable of the same name. A new primary makes the previous one a backup. With `question`, the page can open the search again.
         */
        put: operations["saveTimetable"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/Timetable/DeleteTimetable/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a saved timetable
         * @description Succeeds also if the timetable does not exist.
         */
        delete: operations["deleteTimetable"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/CourseManagement/RegisterCourse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register in a section */
        post: operations["registerCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/CourseManagement/DropCourse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Drop a paid course during add/drop */
        post: operations["dropCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/CourseManagement/UndropCourse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo a drop while the section has a free seat */
        post: operations["undropCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/CourseManagement/WithdrawCourse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw from a course after add/drop; the transcript shows W */
        post: operations["withdrawCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/CourseManagement/UnwithdrawCourse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo a withdrawal */
        post: operations["unwithdrawCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/CourseManagement/ReplaceCourse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replace a registration by another section in one step */
        post: operations["replaceCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/CourseManagement/DeleteCourse/{registrationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete an unpaid registration */
        delete: operations["deleteCourse"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/CourseManagement/WaitingList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The student's waiting lists, with the position in each */
        get: operations["waitingList"];
        put?: never;
        /** Join the waiting list of a full section (add-seat request) */
        post: operations["joinWaitingList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/CourseManagement/WaitingList/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Leave a waiting list */
        delete: operations["leaveWaitingList"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/Demand/GetDemand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Courses of the plan in which no section suits the student, and those the student has asked for
         * @description In the order of the plan. An entry promises no section. It ends when the course is registered.
         */
        get: operations["getDemand"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/Demand/AskForCourse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell the department that a course of the plan is needed; asking again changes nothing */
        post: operations["askForCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/Demand/LeaveDemand/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take back that a course is needed; a seat kept for the student is passed on */
        delete: operations["leaveDemand"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/Alert/GetSeatAlerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The student's seat alerts: full sections of whose free seats the student is told
         * @description An alert keeps no seat and no place. A free seat goes to the waiting list first. If it is still free then, the three who asked first get
         *     a message, and two minutes later the next three. An alert ends when the student gets a seat in the course, or when add/drop ends.
         */
        get: operations["getSeatAlerts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/Alert/AddSeatAlert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask to be told of a free seat in a full section */
        post: operations["addSeatAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/Alert/DeleteSeatAlert/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a seat alert
         * @description Succeeds also if the alert does not exist.
         */
        delete: operations["deleteSeatAlert"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/CourseManagement/QueuePlace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The student's place in the queue of registration
         * @description Calls with `x-queued` that cannot be decided within two seconds get a place, in the order of the first calls. A student has one place,
         *     on all devices. It is given up after 60 seconds without one of these calls or this one. After `retryAfter` seconds, send the
         *     registration again if `expectedAt` is less than two seconds away; else make this call again.
         */
        get: operations["getQueuePlace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/CourseManagement/RegistrationLog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes of registration in the semester, newest first */
        get: operations["registrationLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/CourseManagement/InformationStudentFees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The fees of the registration: the shares of the student, the sponsor and the balance */
        get: operations["informationStudentFees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Attendance/GetAttendance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The attendance in each registered course of the current semester; courses at risk first
         * @description A day's classes count from the end of its last one, by the business clock; a holiday has none. Percentages are of all classes of the
         *     semester. Excused absences are separate: they cause no warning and no loss of the final examination.
         */
        get: operations["getAttendance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Survey/GetSurveys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The course evaluations of the current semester, sent or not
         * @description Allowed at any time. Withdrawn courses are left out.
         */
        get: operations["getSurveys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Survey/GetSurveyForm/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The questions about a course */
        get: operations["getSurveyForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Survey/SubmitSurvey/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the evaluation of a course: once, with every question answered, on any day
         * @description The server stores two things without a link between them. One is that this registration is evaluated, with the day. The other is the answers
         *     with the section, under a random number, without student, time or order. `x-anonymous`: the body is not part of the stored Idempotency-Key,
         *     because its hash would link the answers to the account.
         */
        post: operations["submitSurvey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Survey/GetGraduateSurvey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The graduate survey, required for clearance
         * @description Can be read at any time, and sent from the last semester on.
         */
        get: operations["getGraduateSurvey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Survey/SubmitGraduateSurvey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the graduate survey: once, with every question answered, on any day
         * @description The server stores the day for the student. Nothing links the answers to the student.
         */
        post: operations["submitGraduateSurvey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/AcademicPlan/GetPlans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The plans of this person, the progress in this record's plan, and the next courses */
        get: operations["getAcademicPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/AcademicPlan/GetPlanDetails/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The courses of this record's plan by year, semester and code, with the student's status in each */
        get: operations["getPlanDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/AcademicPlan/GetCoursePackage/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The courses of a package of the plan */
        get: operations["getCoursePackage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/AcademicPlan/GetFulfillment/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The requirements of each package of the plan, and the courses that count there */
        get: operations["getFulfillment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fees/Refund/GetRefundableBalance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The refundable balance, and the amounts on hold */
        get: operations["getRefundableBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fees/Refund/CheckIban": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check an IBAN and return its bank
         * @description The IBAN is in the body, so that no URL contains it. The server does not store it.
         */
        post: operations["checkIban"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fees/Refund/GetRefunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The student's refund requests, newest first */
        get: operations["getRefunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fees/Refund/Attachments/Submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a refund, with a document that proves who owns the bank account
         * @description The amount is on hold until the finance office decides.
         */
        post: operations["submitRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fees/Refund/Cancel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a refund request before the decision; its amount is in the balance again */
        post: operations["cancelRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Requests/GetMyRequests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All requests of the student, newest first */
        get: operations["getMyRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Requests/GetRequest/{referenceNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One request, with its data and history */
        get: operations["getRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Requests/GetConsequences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview the consequences of a request
         * @description The server runs the request's effects and undoes them. Send the hash as `consequences` with the request. If they have changed by then, the response is 409 (request.consequencesChanged).
         */
        get: operations["getConsequences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Requests/Attachments/SaveDraft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a draft, with one file at a time
         * @description Without `referenceNumber` the server creates a draft. With it, the server changes that draft, or the marked fields of a returned request.
         */
        post: operations["saveDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Requests/Attachments/Resend/{referenceNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend a request that an office has returned
         * @description Only fields and files marked by the office may differ. The office sees the changes.
         */
        post: operations["resendRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Requests/SendCode/{referenceNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the code that confirms a draft to the mobile number on record, or to the e-mail address if there is none
         * @description A new code replaces the previous one.
         */
        post: operations["sendRequestCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Requests/Confirm/{referenceNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a draft with the code that confirms it */
        post: operations["confirmRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Requests/Answer/{referenceNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept or decline the result of a transfer round */
        post: operations["answerRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Requests/Cancel/{referenceNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a request, if its kind still allows it */
        post: operations["cancelRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Requests/DeleteDraft/{referenceNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a draft with its files */
        delete: operations["deleteDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Attachments/Download/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A file sent by the student */
        get: operations["downloadAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Appeal/GetAppealableCourses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The graded courses of the last semester, with the reasons against an appeal of each */
        get: operations["getAppealableCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Appeal/GetAppeals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The student's appeals, newest first */
        get: operations["getAppeals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Appeal/Submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Appeal against a grade
         * @description Creates a charge. The office reviews the appeal after the student has paid it.
         */
        post: operations["submitAppeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Appeal/Delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete an appeal before its fee is paid; the fee is no longer due */
        delete: operations["deleteAppeal"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Override/GetPermits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The student's permits of the semester, newest first
         * @description A permit waives the named reasons for one course or section. It ends with add/drop, or on an earlier day that the office sets.
         */
        get: operations["getPermits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Override/Attachments/Submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for an exception from the reasons that refuse a registration
         * @description The codes must refuse the registration now, alone or with the student's saved basket. The head of department decides; the dean decides on the study load.
         */
        post: operations["submitOverride"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Exemption/GetExemption": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tests that exempt from the orientation programme, with their minimum scores */
        get: operations["getExemption"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Exemption/Attachments/Submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request an exemption from the orientation programme, with the certificate */
        post: operations["submitExemption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Minor/GetPrograms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Minors and specializations: their requirements and the student's progress, nearest to completion first */
        get: operations["getMinorPrograms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Minor/GetRequests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The student's requests for a minor or specialization, newest first */
        get: operations["getMinorRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Minor/Submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request a minor or specialization */
        post: operations["submitMinor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Minor/Cancel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a minor or specialization request before the decision */
        post: operations["cancelMinor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Transfer/GetOptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Programmes open to transfer: requirements, seats, last accepted CGPA, the student's present rank, and the credit hours that count */
        get: operations["getTransferOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Transfer/GetRequests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The student's transfer requests, newest first, with the result of each preference */
        get: operations["getTransferRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Transfer/Submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request a transfer to up to ten programmes, in order of preference */
        post: operations["submitTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Transfer/Cancel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a transfer request before the round */
        post: operations["cancelTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Transfer/Confirm/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the transfer seat allocated by the round, on any day */
        post: operations["confirmTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Transfer/Decline/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decline the transfer seat allocated by the round; this ends the request */
        post: operations["declineTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Transport/GetOptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The bus lines: campuses, regions with their areas and stations, times and seats */
        get: operations["getTransportOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Transport/GetRequests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The student's transport requests, newest first, and the seat of this semester */
        get: operations["getTransportRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Transport/Submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request a bus seat, from a station of the line */
        post: operations["submitTransport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Transport/Cancel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a bus seat or a transport request, at any time */
        post: operations["cancelTransport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/CancelAdmission/GetStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The admission, the recipient of a code, and the pending code */
        get: operations["getCancelAdmission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/CancelAdmission/SendOtp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the code that confirms the cancellation of the admission */
        post: operations["sendCancelAdmissionOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/CancelAdmission/Confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel the admission at once
         * @description Send the hash of the consequences shown with the code. If they have changed since, nothing is done and the response is 409.
         */
        post: operations["confirmCancelAdmission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Thesis/GetSupervisors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The supervisors of the department: field, load, free places and sub-topics in use */
        get: operations["getSupervisors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Thesis/GetTopics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The topic on record, the topic requests, and similar titles
         * @description Similar titles need `TitleEn` or `TitleAr`. Titles are compared by words, ignoring spelling variants.
         */
        get: operations["getThesisTopics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Thesis/SaveTopic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create the draft of a thesis topic */
        post: operations["saveThesisTopic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Thesis/UpdateTopic/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a thesis topic draft, or the marked fields of a returned request */
        put: operations["updateThesisTopic"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Thesis/SendTopic/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a thesis topic draft to the supervisor it names */
        post: operations["sendThesisTopic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Thesis/DeleteTopic/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a thesis topic draft permanently */
        delete: operations["deleteThesisTopic"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Thesis/GetResearchPlans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The topic on record, and its research plans */
        get: operations["getResearchPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Thesis/Attachments/SaveResearchPlan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create or change the draft of a research plan, with its files */
        post: operations["saveResearchPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Thesis/SendResearchPlan/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a research plan draft to the supervisor of the topic */
        post: operations["sendResearchPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/CaseStudy/GetRequests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The student's status for a case study, the deadline, the chances left, and the requests */
        get: operations["getCaseStudies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/CaseStudy/Attachments/Submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a case study, with a supporting document
         * @description The department, the college and the committee decide in this order. The committee gives a chance of one or two semesters.
         */
        post: operations["submitCaseStudy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Clearance/ClearanceProcess": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The items of each office and what is missing, where to hand them in, and the progress of clearance
         * @description Allowed at any time for every student, also before a clearance request. The items are as of now.
         */
        get: operations["clearanceProcess"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Clearance/Attachments/Submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request clearance, with the completed form
         * @description The offices review their items in parallel, within two working days.
         */
        post: operations["submitClearance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Clearance/Cancel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a clearance request before an office decides */
        post: operations["cancelClearance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Withdrawal/OfficialWithdrawData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The data for a postponement: earlier postponements and the present refund percentage
         * @description Refused while the student may not postpone.
         */
        get: operations["officialWithdrawData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Withdrawal/OfficialWithdrawHistory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Postponed semesters, and every postponement request, newest first */
        get: operations["officialWithdrawHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Withdrawal/SubmitOfficialWithdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request to postpone the semester
         * @description Without the hash in `consequences` the response is 409.
         */
        post: operations["submitOfficialWithdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Withdrawal/CancelOfficialWithdraw/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a postponement request before the decision */
        post: operations["cancelOfficialWithdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Withdrawal/PermanentWithdrawHistory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every permanent withdrawal request, newest first, and the recipient of its code */
        get: operations["permanentWithdrawHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Withdrawal/SavePermanentWithdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save or change a permanent withdrawal request; it has no effect until the student approves it */
        post: operations["savePermanentWithdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Withdrawal/SendPermanentWithdrawCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the code for approving the permanent withdrawal, by text message */
        post: operations["sendPermanentWithdrawCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Withdrawal/ApprovePermanentWithdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve the permanent withdrawal with the code; it takes effect at the end of the day */
        post: operations["approvePermanentWithdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Withdrawal/CancelPermanentWithdraw/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a permanent withdrawal request on the day of its approval */
        post: operations["cancelPermanentWithdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Enrollment/GetStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The status of the enrolment, and the conditions for reinstatement */
        get: operations["getEnrollmentStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Enrollment/Reinstate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reinstate an inactive enrolment at once
         * @description The rules decide, not an office. Without the hash in `consequences` the response is 409.
         */
        post: operations["reinstateEnrollment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Withdrawal/CourseWithdrawRequests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Courses the student can withdraw from, the reasons against each, and every request, newest first */
        get: operations["courseWithdrawRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Withdrawal/SubmitCourseWithdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request the withdrawal from a course; the registration department decides
         * @description For a course that WithdrawCourse refuses because too few credit hours would remain. If a corequisite is withdrawn too, confirm by its code or by the hash of the consequences; else the response is 409.
         */
        post: operations["submitCourseWithdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Withdrawal/CancelCourseWithdraw/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a course withdrawal request before the decision */
        post: operations["cancelCourseWithdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Withdrawal/GetStayOrLeave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compare staying, dropping a course, postponing the semester and permanent withdrawal
         * @description The server runs the effects of each request and undoes them, to find the refund and the amount due. The outlook has two limits: every course failed, and the best grade in every course.
         */
        get: operations["getStayOrLeave"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fees/Payment/GetStudentFees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The amounts due by semester and item, their due dates, and the services they block */
        get: operations["getStudentFees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fees/Payment/GetOtherFees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Charges outside a semester's studies, such as an appeal, a reprint or a returned cheque */
        get: operations["getOtherFees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fees/Payment/GetPaymentHistory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every payment, newest first, also failed and canceled ones */
        get: operations["getPaymentHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fees/Payment/GetFinancialData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The statement by semester: charges, settlements, and the balance after each */
        get: operations["getFinancialData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fees/Payment/GetReceipt/{documentNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The contents of the receipt of a successful payment */
        get: operations["getReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fees/Payment/StartPayment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a payment, on any day
         * @description Each item is paid in full. If `useBalance` is set and the balance covers the amount, the payment ends at once. Else the page sends the
         *     student to `gatewayUrl`. A repeated call for the same items returns the pending payment. While card payments are down the call gets 503 and
         *     changes nothing.
         */
        post: operations["startPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fees/Payment/PaymentResult/{paymentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The status of a payment */
        get: operations["paymentResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fees/Payment/CancelPayment/{paymentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a pending payment, unless the bank is processing it. A completed payment does not change */
        post: operations["cancelPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fees/Payment/GatewayCallback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report the result of a card payment; the gateway repeats the callback until the server accepts it
         * @description The gateway signs by Standard Webhooks 1.0 (`Webhook-Id`, `Webhook-Timestamp`, `Webhook-Signature`) with the shared secret. Until contract
         *     2.0 the earlier form is accepted too: `Gateway-Signature` is the HMAC-SHA256, in hexadecimal digits, of `{Gateway-Timestamp}.{body as sent}`.
         *     If both are sent, the standard's is checked. Timestamps are in seconds since 1970; they may differ by five minutes. A repeated event is
         *     accepted and changes nothing.
         */
        post: operations["gatewayCallback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This simulator, the sandbox and its clock */
        get: operations["getSimulator"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The business clock */
        get: operations["getClock"];
        /**
         * Set the clock: live, ticking from an instant, or frozen at an instant
         * @description Forward: scheduled jobs run on the way, in order. Backward: nothing is undone, and `messages` says so. The server keeps the state before the last move only; undoClockMove restores it.
         */
        put: operations["setClock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/clock/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move the clock forward; scheduled jobs run on the way, in order */
        post: operations["advanceClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/clock/back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo the last move of the clock; sessions stay signed in */
        post: operations["undoClockMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/grades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The next semester to be graded, with its registrations and their grades */
        get: operations["getGrades"];
        put?: never;
        /** Give grades by hand before the scheduled job does: to a registration, course, section or student, or to all the rest, which ends the semester */
        post: operations["giveGrades"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/registrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sections in which the registration department can register a student: courses without online registration */
        get: operations["getOfficeRegistrations"];
        put?: never;
        /** Register a student as the registration department. All rules apply except that of online registration; a full section gets one more seat */
        post: operations["registerByOffice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/seats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The seats of sections: capacity, free seats, and students on the waiting list */
        get: operations["getSeats"];
        /**
         * Set the number of free seats of sections; students on the waiting list get seats first
         * @description No student loses a seat: the capacity becomes the registered students plus the free seats.
         */
        put: operations["setSeats"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/registration-queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put people in front of everybody else in the queue of registration
         * @description Calls with `x-queued` get a place behind them. The last setting counts; 0 people end it. The seconds are those of the machine's clock.
         */
        put: operations["setRegistrationQueue"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/sections/{sectionId}/meetings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The classes of a section in its semester, with their changes */
        get: operations["getMeetings"];
        put?: never;
        /**
         * Cancel, move or make up for one class of a section, or restore its weekly time; its students get a message
         * @description Other classes at the new time are told and never refused.
         */
        post: operations["changeMeeting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/demand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The courses that students need, for their departments, with the rooms and instructors for a section */
        get: operations["getDemandBoard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/demand/{courseId}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer all students who need a course with a sentence, as its department */
        post: operations["answerDemand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/sections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a section of a course, as its department. Its seats are offered first to those who asked for the course
         * @description Graduating students come first, then the order of asking. An offer ends after 24 hours or with the registration period.
         */
        post: operations["openSection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/personas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The seeded personas, and the situation of each */
        get: operations["getPersonas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/personas/{key}/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in as a persona at once */
        post: operations["startPersonaSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/keys/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign tokens and documents with new keys; old tokens stay valid until they expire, old documents always */
        post: operations["rotateKeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The text messages and e-mails sent, newest first; texts that have not arrived are empty */
        get: operations["getOutbox"];
        put?: never;
        post?: never;
        /** Empty the outbox */
        delete: operations["clearOutbox"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/identity-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The failure set for the identity provider, if any */
        get: operations["getIdentityProvider"];
        /**
         * Make the identity provider fail, for a number of sign-ins
         * @description * `denied`: it refuses the sign-in; the page gets the error `access_denied`.
         *     * `wrongNonce`: the identity token has another nonce.
         *     * `expired`: the identity token has expired.
         *     * `rotatedKey`: a new key signs the token. Signing in works, because the server reads the keys again.
         *     * `noStudentRecord`: the token has an e-mail address that no account has.
         */
        put: operations["setIdentityProvider"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/outbox/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Wait for the next message; the response is null if none arrives in time */
        get: operations["nextMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/outbox/delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the next messages are delivered: normally, late, never or twice */
        get: operations["getDelivery"];
        /** Deliver the next messages late, never or twice */
        put: operations["setDelivery"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/agenda": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The agenda rows by opening time */
        get: operations["getAgenda"];
        /** Replace the agenda rows */
        put: operations["saveAgenda"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The requests waiting for an office */
        get: operations["getRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/requests/{referenceNumber}/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decide a request as its office; the rules apply to an approval */
        post: operations["decideRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/requests/{referenceNumber}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Preview the consequences of a decision for the student */
        post: operations["previewDecision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/requests/{referenceNumber}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revoke the document issued for a request, as the office that issued it */
        post: operations["revokeDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/requests/{referenceNumber}/attachments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A file of a request, as the office opens it */
        get: operations["getRequestAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/desk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the offices decide by hand or automatically */
        get: operations["getDesk"];
        /** Let the offices decide automatically after a number of working days, or by hand */
        put: operations["setDesk"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/gateway": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The payment gateway: its payments, newest first, and the callbacks of each */
        get: operations["getGateway"];
        /** Hold or release the gateway's callbacks, and set the delay of the late test card */
        put: operations["setGateway"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/gateway/payments/{id}/card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enter a test card on the gateway's page */
        post: operations["chargeCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/gateway/payments/{id}/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decide a payment as the bank, also again; each decision sends its own callback */
        post: operations["decideGatewayPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/gateway/callbacks/{eventId}/deliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deliver a callback now, also if it is held or was accepted */
        post: operations["deliverCallback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/gateway/sign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign a callback as the gateway does, for sending it by hand */
        post: operations["signCallback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The webhooks: the operator's key, the subscriptions, and the latest deliveries
         * @description Waits up to two seconds until what is due has been sent.
         */
        get: operations["getWebhooks"];
        put?: never;
        /** Break the next deliveries, or stop doing so */
        post: operations["setWebhookFault"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/webhooks/deliveries/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery now, whatever became of it before
         * @description It has the same `webhook-id`. A delivery that waits for an earlier one of the same student is sent too.
         */
        post: operations["sendDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The faults in effect */
        get: operations["getFaults"];
        put?: never;
        /**
         * Make calls slow, fail, return a code or lose the connection
         * @description The fault affects one call or a group, a number of times or always, and a share of the calls drawn with `seed`. The header `X-Sim-Fault`
         *     affects one call only, on any call outside `/sim`: `drop`, `latency=3000`, `latency=500-3000`, `status=503` or `code=MSG-000077`. Another
         *     value gets 400. The header applies before the faults set here, and they do not count that call.
         */
        post: operations["addFault"];
        /** Remove every fault */
        delete: operations["clearFaults"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/faults/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove one fault */
        delete: operations["removeFault"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/breakpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The breakpoints, and the calls that they hold now */
        get: operations["getBreakpoints"];
        put?: never;
        /**
         * Hold calls before they are handled, or before they are answered
         * @description A held call waits for `continueCall`, for at most five minutes by the machine's clock; then it goes on unchanged. It blocks nothing: the clock
         *     may move and other calls run. A call that is held before it is handled is decided at the instant of the business clock at which it goes on.
         *     Deleting its breakpoint and resetting the sandbox let it go on too; a caller that disconnects ends it. A sandbox holds at most 20 calls at
         *     once and lets further ones pass. Calls of `/sim` and callbacks of the gateway are never held.
         */
        post: operations["addBreakpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/breakpoints/{id}/continue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a held call go on, edited or answered by hand */
        post: operations["continueCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/breakpoints/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a breakpoint and let its held calls go on */
        delete: operations["deleteBreakpoint"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/incidents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The incidents, newest first, with what moved */
        get: operations["getIncidents"];
        put?: never;
        /**
         * Declare that the university is down from now on
         * @description Card payments are refused, except in an incident of registration. No job carries out what falls due. A second incident of a kind that is
         *     open is not created.
         */
        post: operations["declareIncident"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/incidents/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Preview what would move by an incident that begins now */
        get: operations["previewIncident"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/incidents/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End an incident and move the due times
         * @description An incident that has ended does not change.
         */
        post: operations["endIncident"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/students": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The students built here, and the options for building one */
        get: operations["getStudents"];
        put?: never;
        /**
         * Build a student and save it under a name
         * @description The file has the form of the seed's personas; the server computes everything else. The student is listed with the personas until the sandbox is reset. Faults are reported with 400, by field.
         */
        post: operations["buildStudent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/students/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Preview a student without building it */
        post: operations["previewStudent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/students/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The file of a built student */
        get: operations["getStudentFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The students, searched by number, name or user name */
        get: operations["getRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/records/{student}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tables that have rows of a student */
        get: operations["getRecordTables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/records/{student}/{table}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rows of a table that belong to a student, and rows they refer to
         * @description Read only. Columns with hashes, tokens or keys are withheld; a file shows its size only.
         */
        get: operations["getRecordRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/traffic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The recorded calls, newest first
         * @description The last 500 calls at most, without tokens, codes and passwords. The simulator's own calls are a separate list.
         */
        get: operations["getTraffic"];
        put?: never;
        post?: never;
        /** Delete the recorded calls */
        delete: operations["clearTraffic"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/traffic/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A call with its request and response, and the rule behind each refusal */
        get: operations["getTrafficCall"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/traffic/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a recorded call again, unchanged or edited
         * @description It is sent as the same account, now, in this sandbox. Absent fields stay as recorded. A secret shown as ••• is filled in again. A sample page replaces each file. The Idempotency-Key is not sent.
         */
        post: operations["resendCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/recording/har": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The traffic as an HTTP archive (HAR 1.2)
         * @description Without tokens, codes and passwords.
         */
        get: operations["getHar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/recording/scenario": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a scenario file with its expectations from recorded calls
         * @description Ids become names (course:ITCS214, section:ITCS214-01). Values from an earlier response are kept for later calls. The clock is set between
         *     calls that are apart. The scenario starts from the seeded university, so include the calls that prepared its state.
         */
        post: operations["makeScenario"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/traffic/{id}/explanation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Why a call was refused, and the earliest instant at which it would succeed
         * @description The server plays the call on a copy of the university at later and later instants, and keeps no change.
         */
        get: operations["explainRefusal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The changes in this sandbox, as server-sent events
         * @description The stream ends when the caller disconnects. The first event is `watching`, with the last 50 changes. Then: `clock`, `agenda`, `outbox`,
         *     `faults`, `breakpoints` (also a call held or let go), `traffic`, `data` (a call or scheduled job changed something), `desk`, `snapshot`,
         *     `reset`, `classroom`, `notice` (to a trainee: a message, or the raised hand is taken down), `script` (a step of the scenario was done). The
         *     data is the ids of the recorded calls behind it: `{"calls": [12]}`.
         */
        get: operations["watchSandbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/scenarios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The scenarios, with their stories and steps */
        get: operations["getScenarios"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every message code: its text, the calls that return it, and the scenarios with it */
        get: operations["getCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/scenarios/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reset this sandbox to the start of the scenario, and sign its persona in */
        post: operations["startScenario"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/scenarios/{id}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The steps of a scenario done in this sandbox since its start, on pages or as calls */
        get: operations["getScenarioProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/scenarios/{id}/steps/{step}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the call of a scenario's step in this sandbox, as the step's student
         * @description The response of the step does not fail this call. A step that needs the result of an earlier change is refused, unless `earlier` is set. A trainee does one step at a time, and only steps that no page does.
         */
        post: operations["playScenarioStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/conformance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The conformance runs, newest first */
        get: operations["getConformanceRuns"];
        put?: never;
        /**
         * Play the scenarios against a server and check its responses against this contract; without `changing`, only calls that read
         * @description One run at a time. The server keeps the last 20; with a database file also after a restart. It does not store the accounts.
         */
        post: operations["startConformanceRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/conformance/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A run with the result of each call */
        get: operations["getConformanceRun"];
        put?: never;
        post?: never;
        /** Delete a run; a running one ends */
        delete: operations["deleteConformanceRun"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/conformance/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a run; its report is about what was played so far */
        post: operations["endConformanceRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/conformance-page/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The report or the statement of a run as a page, for everyone who has its link */
        get: operations["getConformancePage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/snapshots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The snapshots of this sandbox */
        get: operations["getSnapshots"];
        put?: never;
        /** Save data, clock, faults and settings under a name, replacing a snapshot of that name */
        post: operations["saveSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/snapshots/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a snapshot */
        delete: operations["deleteSnapshot"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/snapshots/{name}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A snapshot as a file for another simulator: data, clock, faults and settings, without sessions and keys. Every account has the seeded password. 413 if the file would be too large to open */
        get: operations["saveSnapshotFile"];
        /** Add a snapshot file to the snapshots of this sandbox under a name, replacing one of that name. Restore it to change the sandbox */
        put: operations["openSnapshotFile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/snapshots/{name}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a snapshot; sessions stay signed in */
        post: operations["restoreSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A replay file for a bug report: the start of this sandbox and every call since. 413 if it would be too large to play */
        get: operations["saveReplay"];
        put?: never;
        /** Play a replay file: restore its start, make its calls again and compare the responses */
        post: operations["playReplay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reset the sandbox to the seeded data */
        post: operations["resetSandbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/trainer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign the trainer in with a cookie, which replaces the header X-Trainer-Code */
        post: operations["signInTrainer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/hand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Raise or lower the hand of this sandbox's trainee */
        put: operations["setHand"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/join/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check the code of a class */
        get: operations["findClassroom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/classrooms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The open classrooms */
        get: operations["getClassrooms"];
        put?: never;
        /** Open a classroom: each trainee who joins gets a sandbox with the same start. 429 if all classrooms are in use */
        post: operations["createClassroom"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/classrooms/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A classroom with its trainees and the page of each */
        get: operations["getClassroom"];
        put?: never;
        post?: never;
        /** Close a classroom and delete its sandboxes */
        delete: operations["closeClassroom"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/classrooms/{code}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Join a class; returns a sandbox and a session */
        post: operations["joinClassroom"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/classrooms/{code}/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the clocks of all trainees at once */
        put: operations["setClassroomClock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/classrooms/{code}/faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The faults of every trainee */
        get: operations["getClassroomFaults"];
        put?: never;
        /** Add a fault for all trainees, also those who join later */
        post: operations["addClassroomFault"];
        /** Remove the faults of all trainees */
        delete: operations["clearClassroomFaults"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/classrooms/{code}/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the number of places; a smaller number removes no trainee */
        put: operations["setClassroomPlaces"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/classrooms/{code}/trainees/{trainee}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a trainee and delete the sandbox; the place is free again */
        delete: operations["removeTrainee"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/classrooms/{code}/trainees/{trainee}/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restart a trainee, with the steps of the scenario before a given one done */
        post: operations["resetTrainee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/classrooms/{code}/clock/back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo the last clock move of the class, for every trainee
         * @description The trainees' later changes are undone too. A trainee who has joined or restarted since then starts at the time before the move.
         */
        post: operations["undoClassroomClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/classrooms/{code}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write to all trainees, and to those who join within two hours */
        post: operations["sendClassMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/classrooms/{code}/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restart every trainee; the clock of the class does not change */
        post: operations["resetClassroom"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/classrooms/{code}/trainees/{trainee}/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open the trainee's student for the trainer, in a separate session */
        post: operations["lookAtTrainee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/sandboxes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sandboxes in use */
        get: operations["getSandboxes"];
        put?: never;
        /** Create a copy of the seeded university, or of a snapshot, at /sandbox/{name}. If there are too many, an unused one is deleted; 429 if all are in use */
        post: operations["createSandbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/sandboxes/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a sandbox */
        delete: operations["deleteSandbox"];
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
         * @example {
         *       "Message": "MSG-000004",
         *       "ErrorMessageType": "FromTranslation",
         *       "Details": "",
         *       "Refusals": [
         *         {
         *           "Code": "MSG-000004",
         *           "Params": {
         *             "hours": 21,
         *             "maximum": 18
         *           }
         *         }
         *       ]
         *     }
         */
        Error: {
            Message: string;
            /** @enum {string} */
            ErrorMessageType: "FromTranslation" | "DynamicMessage" | "GeneralException" | "FromDataBase";
            Details: string;
            Refusals?: components["schemas"]["Refusal"][];
            /** @description The reasons as sentences; only in responses of verifyToken */
            errors?: string[];
        };
        /** @description One reason, with the values for its text. Change: index of the change in the basket. Field: name of the form field */
        Refusal: {
            Code: string;
            Params: {
                [key: string]: string | number | components["schemas"]["Text"];
            };
            Change?: number;
            /** @description The field or file of the form */
            Field?: string;
        };
        /**
         * @description A text in both languages
         * @example {
         *       "en": "Information Technology",
         *       "ar": "تقنية المعلومات"
         *     }
         */
        Text: {
            en: string;
            ar: string;
        };
        Done: {
            /** @constant */
            done: true;
        };
        /** @enum {string} */
        Language: "en" | "ar";
        /**
         * @default current
         * @enum {string}
         */
        Period: "current" | "early";
        /**
         * Format: date-time
         * @example 2026-09-07T10:00:00+03:00
         */
        Instant: string;
        /** @example 09:30 */
        TimeOfDay: string;
        /** @description Money in whole fils; 1 BHD is 1000 fils */
        Fils: number;
        Id: number;
        Token: {
            token: string;
            validTo: components["schemas"]["Instant"];
        };
        Tokens: {
            accessToken: components["schemas"]["Token"];
            refreshToken: components["schemas"]["Token"];
        };
        /**
         * @example {
         *       "userName": "eligible",
         *       "password": "Bahrain-2026",
         *       "captchaToken": "simulated-captcha",
         *       "rememberMe": false
         *     }
         */
        UserLoginRequest: {
            userName: string;
            password: string;
            captchaToken: string;
            /** @default false */
            rememberMe?: boolean;
        };
        /**
         * @example {
         *       "code": "Vx3kQ0aT1",
         *       "codeVerifier": "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk",
         *       "nonce": "n-0S6_WzA2Mj",
         *       "redirectUri": "https://sis.university.example/Authentication"
         *     }
         * @example {
         *       "error": "access_denied",
         *       "codeVerifier": "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk",
         *       "nonce": "n-0S6_WzA2Mj",
         *       "redirectUri": "https://sis.university.example/Authentication"
         *     }
         */
        HandleAuthenticationRequest: {
            code?: string;
            /** @description The error of the identity provider, instead of a code */
            error?: string;
            codeVerifier: string;
            nonce: string;
            /** @description The page's address to which the provider returned */
            redirectUri: string;
            /** @description The issuer in the provider's response */
            iss?: string;
        };
        /**
         * @example {
         *       "StudFacultyCode": "FOU77VRVW"
         *     }
         */
        RecordChoice: {
            /** @description Null: the only record */
            StudFacultyCode: string | null;
        };
        ChosenRecord: {
            record: components["schemas"]["AcademicRecord"];
        };
        User: {
            userName: string;
            name: components["schemas"]["Text"];
            email: string | null;
        };
        AcademicRecord: {
            studFacultyCode: string;
            studentCode: string;
            programme: components["schemas"]["Text"];
            degreeClass: components["schemas"]["DegreeClass"];
            status: components["schemas"]["AcademicStatus"];
        };
        /** @enum {string} */
        DegreeClass: "associateDiploma" | "bachelor" | "master" | "phd";
        /** @enum {string} */
        AcademicStatus: "active" | "frozen" | "dismissed" | "withdrawn" | "graduated" | "inactive" | "admissionCanceled";
        SignedIn: {
            user: components["schemas"]["User"];
            /** @description Bearer token for the next calls */
            idToken: string;
            auditId: components["schemas"]["Id"];
            records: components["schemas"]["AcademicRecord"][];
            context: components["schemas"]["Tokens"];
        };
        /**
         * @example {
         *       "userName": "eligible",
         *       "captchaToken": "simulated-captcha"
         *     }
         */
        RetrieveEmailRequest: {
            userName: string;
            captchaToken: string;
        };
        /**
         * @example {
         *       "userName": "eligible",
         *       "email": "eligible@stu.university.example"
         *     }
         */
        ForgotPasswordRequest: {
            userName: string;
            email: string;
        };
        /**
         * @description Send either `code` or `currentPassword`.
         * @example {
         *       "userName": "eligible",
         *       "newPassword": "Manama-2027",
         *       "code": "4821"
         *     }
         */
        PasswordChange: {
            userName: string;
            newPassword: string;
            code?: components["schemas"]["EnteredCode"];
            currentPassword?: string;
            /** @description Refresh token of the session that stays signed in */
            refreshToken?: string;
        };
        /** @example 4821 */
        EnteredCode: string;
        PasswordChanged: {
            messages: components["schemas"]["Refusal"][];
        };
        /**
         * @example {
         *       "messages": [
         *         {
         *           "Code": "account.codeSent",
         *           "Params": {}
         *         }
         *       ],
         *       "channel": "email",
         *       "recipient": "e•••••e@stu.•••••",
         *       "expiresAt": "2026-09-07T10:03:00+03:00",
         *       "resendSeconds": 30
         *     }
         */
        AccountCodeSent: {
            messages: components["schemas"]["Refusal"][];
            /** @enum {string} */
            channel: "email" | "sms";
            /** @description The address or number, mostly hidden */
            recipient: string;
            expiresAt: components["schemas"]["Instant"];
            /** @description Seconds until another code can be requested */
            resendSeconds: number;
        };
        /**
         * @description Send `code` and `newPassword` together.
         * @example {
         *       "studentCode": "202699001",
         *       "email": "shahad@home.example"
         *     }
         */
        RegisterAccountRequest: {
            studentCode: string;
            /** @description If sent, the server sends a code only if this is the address on record. The response is the same */
            email?: string;
            code?: components["schemas"]["EnteredCode"];
            newPassword?: string;
        };
        /**
         * @example {
         *       "token": "eyJhbGciOiJFUzI1NiJ9.e30.c2ln"
         *     }
         */
        VerifyTokenRequest: {
            /** @description An access token */
            token: string;
        };
        SessionInfo: {
            id: string;
            /** @enum {string} */
            device: "computer" | "phone" | "tablet" | "program" | "unknown";
            browser: string | null;
            system: string | null;
            /** @description IP address of the sign-in */
            address: string;
            /** @enum {string} */
            via: "password" | "corporate" | "activation" | "simulator";
            remember: boolean;
            startedAt: components["schemas"]["Instant"];
            lastSeenAt: components["schemas"]["Instant"];
            endsAt: components["schemas"]["Instant"];
            /** @description True for the session of this call */
            current: boolean;
        };
        Sessions: {
            now: components["schemas"]["Instant"];
            sessions: components["schemas"]["SessionInfo"][];
        };
        SessionsEnded: {
            messages: components["schemas"]["Refusal"][];
            now: components["schemas"]["Instant"];
            sessions: components["schemas"]["SessionInfo"][];
        };
        SigningKeys: {
            /** @description Keys for tokens, newest first */
            keys: components["schemas"]["SigningKey"][];
            /** @description Keys for documents, newest first */
            documentKeys: components["schemas"]["SigningKey"][];
        };
        SigningKey: {
            id: string;
            createdAt: components["schemas"]["Instant"];
            /** @description False for an old key, which only verifies */
            signs: boolean;
        };
        Refreshed: {
            context: components["schemas"]["Tokens"];
        };
        Menu: {
            /** @description Version of this contract that the API implements, such as 0.1.0 */
            contract?: string;
            /** @description The pages closed to a student who has left; null for others */
            closed: {
                status: components["schemas"]["AcademicStatus"];
                paths: string[];
            } | null;
            groups: {
                /** @enum {string} */
                key: "viewing" | "academicAffairs" | "eServices" | "myRequests" | "myReports" | "myPreferences";
                forms: components["schemas"]["MenuForm"][];
            }[];
        };
        MenuForm: {
            seFormId: components["schemas"]["Id"];
            formCodeName: string;
            path: string;
        };
        TopHitLinks: {
            /** @description Success codes */
            messages: components["schemas"]["Refusal"][];
            /** @description Maximum number of links */
            maximum: number;
            links: components["schemas"]["MenuForm"][];
        };
        /**
         * @example {
         *       "formIds": [
         *         2,
         *         7,
         *         1
         *       ]
         *     }
         */
        TopHitLinksChange: {
            /** @description Ids of menu forms, in the new order */
            formIds: number[];
        };
        /**
         * @description Offices that exchange messages with students and decide requests
         * @enum {string}
         */
        Office: "registration" | "admission" | "finance" | "advising" | "studentAffairs" | "technicalSupport" | "department" | "college" | "committee" | "transport" | "supervisor" | "security" | "library" | "quality" | "graduateStudies";
        InboxEntry: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["Instant"];
            office: components["schemas"]["Office"];
            subject: components["schemas"]["Text"];
            /** @description The beginning of the text */
            excerpt: components["schemas"]["Text"];
            read: boolean;
        };
        InboxMessages: {
            page: number;
            pageSize: number;
            /** @description Number of matching messages */
            total: number;
            /** @description Unread messages in the whole inbox */
            unread: number;
            items: components["schemas"]["InboxEntry"][];
        };
        InboxMessage: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["Instant"];
            office: components["schemas"]["Office"];
            subject: components["schemas"]["Text"];
            body: components["schemas"]["Text"];
            /** @description Path of the page for this message; null: none */
            page: string | null;
            /** @description Id of the next newer message; null: none */
            newerId: components["schemas"]["Id"] | null;
            /** @description Id of the next older message; null: none */
            olderId: components["schemas"]["Id"] | null;
            /** @description Unread messages in the whole inbox */
            unread: number;
            /** @description The student's replies, oldest first */
            replies?: {
                id: components["schemas"]["Id"];
                at: components["schemas"]["Instant"];
                body: string;
            }[];
        };
        InboxChange: {
            /** @description Success codes */
            messages: components["schemas"]["Refusal"][];
            unread: number;
        };
        /**
         * @example {
         *       "office": "registration",
         *       "subject": "Section of ITCS214",
         *       "body": "Is another section planned for this semester?"
         *     }
         */
        OfficeMessage: {
            office: components["schemas"]["Office"];
            subject: string;
            body: string;
            /** @description The message to which it replies */
            inReplyTo?: components["schemas"]["Id"];
        };
        SentMessages: {
            page: number;
            pageSize: number;
            total: number;
            items: {
                id: components["schemas"]["Id"];
                at: components["schemas"]["Instant"];
                office: components["schemas"]["Office"];
                subject: string;
                body: string;
            }[];
        };
        /**
         * @description A town or district of Bahrain; null if not on record
         * @enum {string|null}
         */
        Area: "manama" | "adliya" | "hoora" | "gudaibiya" | "juffair" | "seef" | "sanabis" | "jidHafs" | "tubli" | "zinj" | "muharraq" | "arad" | "busaiteen" | "hidd" | "galali" | "dair" | "samaheej" | "isaTown" | "sitra" | "salmabad" | "aali" | "jidali" | "riffa" | "hamadTown" | "zayedTown" | "salmanCity" | "budaiya" | "saar" | "janabiya" | "diraz" | "barbar" | "malkiya" | "sakhir" | "zallaq" | "askar" | null;
        Address: {
            /** @description Empty for a house */
            flat: string;
            building: string;
            road: string;
            block: string;
            area: components["schemas"]["Area"];
        };
        EmergencyContact: {
            name: string;
            phone: string;
        };
        /** @description How the student gets the next code; the recipient is mostly hidden */
        CodeWay: {
            /** @enum {string} */
            channel: "sms" | "email";
            recipient: string;
        };
        ContactDetails: {
            /** @description Send it with a change; another version gets MSG-000030 */
            version: number;
            /** @description Null if never changed */
            changedAt: components["schemas"]["Instant"] | null;
            address: components["schemas"]["Address"];
            /** @description The first number receives text messages */
            mobiles: string[];
            maximumMobiles: number;
            universityEmail: string | null;
            personalEmail: string | null;
            emergencyContact: components["schemas"]["EmergencyContact"];
            /** @description Null if no code can reach the student */
            codeWay: components["schemas"]["CodeWay"] | null;
            /** @description The e-mail address that can be used instead of the number; null if there is none */
            emailWay?: components["schemas"]["CodeWay"] | null;
            /** @description The code sent and still valid, which the page can ask for; null if there is none */
            pendingCode: components["schemas"]["PendingCode"] | null;
        };
        /**
         * @example {
         *       "version": 1,
         *       "code": "4821",
         *       "address": {
         *         "flat": "12",
         *         "building": "1034",
         *         "road": "2421",
         *         "block": "324",
         *         "area": "juffair"
         *       },
         *       "mobiles": [
         *         "+973 36001234"
         *       ],
         *       "personalEmail": "student@example.com",
         *       "emergencyContact": {
         *         "name": "Maryam Ahmed",
         *         "phone": "+973 39001234"
         *       }
         *     }
         */
        ContactChange: {
            version: number;
            /** @description Without it the details are checked but not saved; the response is 409 if they are right */
            code?: string;
            /** @description The code sent to the first number, needed if that number is new */
            mobileCode?: string;
            address: components["schemas"]["Address"];
            /** @description +973 and eight digits; the first number receives text messages */
            mobiles: string[];
            personalEmail: string | null;
            emergencyContact: components["schemas"]["EmergencyContact"];
        };
        ContactSaved: {
            /** @description Success codes */
            messages: components["schemas"]["Refusal"][];
            contact: components["schemas"]["ContactDetails"];
        };
        /**
         * @example {
         *       "purpose": "contact"
         *     }
         */
        CodeRequest: {
            /** @enum {string} */
            purpose: "contact";
            /**
             * @description `email`: send the code by e-mail, if the student no longer has the number. Absent: to the number on record
             * @enum {string}
             */
            channel?: "email";
            /** @description A new first number to test: the code is sent there */
            mobile?: string;
        };
        CodeSent: {
            way: components["schemas"]["CodeWay"];
            digits: number;
            expiresAt: components["schemas"]["Instant"];
            /** @description Seconds until another code can be requested */
            resendSeconds: number;
        };
        PendingCode: {
            way: components["schemas"]["CodeWay"];
            digits: number;
            expiresAt: components["schemas"]["Instant"];
            /** @description When another code can be requested */
            resendAt: components["schemas"]["Instant"];
        };
        FeeShare: {
            feeItemValue: components["schemas"]["Fils"];
            remainAmount: components["schemas"]["Fils"];
        };
        Semester: {
            semesterId: components["schemas"]["Id"];
            name: components["schemas"]["Text"];
            /** Format: date */
            startsOn: string;
            /** Format: date */
            endsOn: string;
            /** @description Present week of the semester; null before and after it */
            week: number | null;
        };
        StudentInformation: {
            studentDatabaseId: components["schemas"]["Id"];
            academicYearId: number;
            semesterId: components["schemas"]["Id"];
            /** @description Id of the semester enrolment; null: none */
            studentSemesterId: number | null;
            entityId: components["schemas"]["Id"];
            facultyInfoId: components["schemas"]["Id"];
            degreeCodeId: number;
            studentCode: string;
            studFacultyCode: string;
            name: components["schemas"]["Text"];
            academicStatus: components["schemas"]["Text"];
            status: components["schemas"]["AcademicStatus"];
            degreeClass: components["schemas"]["DegreeClass"];
            programme: components["schemas"]["Text"];
            college: components["schemas"]["Text"];
            semester: components["schemas"]["Semester"];
            enrolled: boolean;
            sponsorCode: string | null;
            /** @description Null without a sponsor */
            sponsor: components["schemas"]["Text"] | null;
            /** @description Null before the first grade */
            cgpa: number | null;
            majorCgpa: number | null;
            registeredCreditHours: number;
            /** @description Credit hours earned in the plan */
            earnedCreditHours: number;
            /** @description Credit hours earned outside the plan */
            outsideCreditHours: number;
            /** @description Credit hours earned in all: in and outside the plan */
            passedCreditHours: number;
            requiredCreditHours: number;
            /** @description Credit hours of the plan neither earned nor in progress */
            remainingCreditHours: number;
            minimumStudyLoad: number;
            maximumStudyLoad: number;
            /** @description False if the registered credit hours are below the minimum study load */
            scheduleApproved: boolean;
            major: components["schemas"]["Text"];
            majorJoinYear: number;
            /** @description Minors and specializations of the student */
            minors: {
                kind: components["schemas"]["MinorKind"];
                name: components["schemas"]["Text"];
            }[];
            orientationDescription: components["schemas"]["Text"];
            amountUsedFromBalance: components["schemas"]["Fils"];
            studentFees: components["schemas"]["FeeShare"];
            sponsorFees: components["schemas"]["FeeShare"];
            allowToRegisterNewCourse: boolean;
            allowToWithDrawFromCourse: boolean;
            allowToReplaceCourse: boolean;
            allowToDropCourse: boolean;
            allowToAddNewCourse: boolean;
        };
        /**
         * @description Grade points with two decimals
         * @example 3.67
         */
        GradePoints: number;
        GradePointsOrNone: components["schemas"]["GradePoints"] | null;
        /** @example A- */
        Grade: string;
        /**
         * @description Class of an average within the university's limits
         * @enum {string}
         */
        GpaStanding: "excellent" | "good" | "warning";
        GpaCourse: {
            courseId: components["schemas"]["Id"];
            /** @example MATHS102 */
            code: string;
            name: components["schemas"]["Text"];
            creditHours: number;
            /** @description Counts in the average of the major too */
            major: boolean;
        };
        /** @description A course taken in a past semester */
        GpaAttempt: {
            courseId: components["schemas"]["Id"];
            /** @example MATHS102 */
            code: string;
            name: components["schemas"]["Text"];
            creditHours: number;
            major: boolean;
            semesterId: components["schemas"]["Id"];
            grade: components["schemas"]["Grade"];
            points: components["schemas"]["GradePointsOrNone"];
            passes: boolean;
        };
        GpaBasis: {
            semester: components["schemas"]["Semester"];
            /** @description Sorted by semester */
            attempts: components["schemas"]["GpaAttempt"][];
            /** @description Registered courses without a grade */
            current: components["schemas"]["GpaCourse"][];
            /** @description The university's grades, best first */
            grades: {
                grade: components["schemas"]["Grade"];
                /** @description Null if the grade counts in no average */
                points: components["schemas"]["GradePoints"] | null;
                passes: boolean;
                /** @description A course passed with this grade may be repeated */
                repeatable: boolean;
            }[];
            /** @description Best first; `from` is the lowest average of each */
            standings: {
                standing: components["schemas"]["GpaStanding"];
                from: components["schemas"]["GradePoints"];
                /** @description Maximum credit hours in a regular semester */
                maximumHours: number;
            }[];
            cgpa: components["schemas"]["GradePointsOrNone"];
            majorCgpa: components["schemas"]["GradePointsOrNone"];
            hours: components["schemas"]["StudyHours"];
            /** @description Present academic warnings */
            warnings: number;
        };
        TranscriptCourse: {
            /** @example MATHS102 */
            code: string;
            name: components["schemas"]["Text"];
            creditHours: number;
            grade: components["schemas"]["Grade"];
            points: components["schemas"]["GradePointsOrNone"];
            /** @description Points times credit hours; null without points */
            qualityPoints: number | null;
            passes: boolean;
            /** @description The course was taken before */
            repeats: boolean;
            /** @description Counts in the CGPA; false without points or if a later grade replaces it */
            counted: boolean;
        };
        TranscriptSemester: {
            semesterId: components["schemas"]["Id"];
            /**
             * @description Calendar year in which the academic year begins
             * @example 2024
             */
            academicYear: number;
            /** @description 1 first, 2 second, 3 summer */
            term: number;
            name: components["schemas"]["Text"];
            courses: components["schemas"]["TranscriptCourse"][];
            gpa: components["schemas"]["GradePointsOrNone"];
            /** @description CGPA after this semester; null: none */
            cgpa: components["schemas"]["GradePoints"] | null;
            attemptedHours: number;
            /** @description Credit hours earned in this semester */
            earnedHours: number;
            /** @description Credit hours earned up to this semester */
            totalEarnedHours: number;
            /** @description Standing after this semester; null: none */
            standing: components["schemas"]["GpaStanding"] | null;
        };
        /** @description A semester without studies */
        TranscriptAwaySemester: {
            semesterId: components["schemas"]["Id"];
            name: components["schemas"]["Text"];
            /**
             * @description `postponed`: by an official withdrawal; `notEnrolled`: not enrolled
             * @enum {string}
             */
            reason: "postponed" | "notEnrolled";
        };
        /**
         * @description `transcript`: up to now; `finalTranscript`: with the degree
         * @enum {string}
         */
        DocumentKind: "transcript" | "finalTranscript" | "certificate";
        /** @enum {string} */
        DocumentStatus: "valid" | "replaced" | "revoked" | "expired";
        /** @enum {string} */
        DocumentReason: "employment" | "study" | "scholarship" | "sponsor" | "embassy" | "licence" | "lost" | "damaged" | "other";
        /**
         * @description How the student gets printed copies. The signed file can be downloaded in both cases
         * @enum {string}
         */
        DocumentDelivery: "collect" | "mail";
        /**
         * @description Code of the document's public page. Documents issued earlier have the longer form
         * @example ABCD-EFGH-JKMN
         */
        DocumentCode: string;
        /** @example GRC-2026-000001 */
        DocumentNumber: string;
        DocumentDegree: {
            degree: components["schemas"]["DegreeClass"];
            name: components["schemas"]["Text"];
            /** @description Null if not known */
            graduatedOn: string | null;
        };
        DocumentOption: {
            type: components["schemas"]["DocumentKind"];
            /** @description The present reasons against a request, whatever the form holds */
            reasons: components["schemas"]["Refusal"][];
            fee: components["schemas"]["Fils"];
            /** @description The certificate that becomes invalid when this one is issued; null: none */
            replaces: components["schemas"]["DocumentNumber"] | null;
            maximumCopies: number;
        };
        DocumentOptions: {
            documents: components["schemas"]["DocumentOption"][];
            /** @description The degrees conferred on the student */
            degrees: components["schemas"]["DocumentDegree"][];
            purposes: components["schemas"]["DocumentReason"][];
            /**
             * Format: date
             * @description Earliest expiry date of a transcript
             */
            validFrom: string;
            /**
             * Format: date
             * @description Latest expiry date of a transcript
             */
            validTo: string;
        };
        /**
         * @example {
         *       "type": "transcript",
         *       "reasons": [
         *         "employment"
         *       ],
         *       "copies": 1,
         *       "language": "en",
         *       "delivery": "collect"
         *     }
         */
        DocumentSubmission: {
            type: components["schemas"]["DocumentKind"];
            /** @description Purposes of the document */
            reasons: components["schemas"]["DocumentReason"][];
            /** @description Number of printed copies */
            copies: number;
            language: components["schemas"]["Language"];
            delivery: components["schemas"]["DocumentDelivery"];
            /**
             * @description Postal address
             * @default
             */
            mailAddress?: string;
            /**
             * Format: date
             * @description Last day on which a transcript can be verified; absent: no limit
             */
            validUntil?: string;
            /** @description The degree named in a final transcript or certificate */
            degree?: components["schemas"]["DegreeClass"];
        };
        /** @description A document of the student */
        IssuedDocument: {
            id: components["schemas"]["Id"];
            number: components["schemas"]["DocumentNumber"];
            type: components["schemas"]["DocumentKind"];
            language: components["schemas"]["Language"];
            status: components["schemas"]["DocumentStatus"];
            since: components["schemas"]["Instant"];
            /** @description The office's reason for revoking it; null if not revoked */
            revokedReason: string | null;
            issuedAt: components["schemas"]["Instant"];
            /** @description When it expires; null: never */
            validUntil: components["schemas"]["Instant"] | null;
            /** @description Code of its public page */
            code: components["schemas"]["DocumentCode"];
            /** @description Name of the file; null if only printed */
            file: string | null;
            /** @description SHA-256 of the file; null if only printed */
            sha256: string | null;
            lookups: number;
            /** @description Null if never looked up */
            lastLookup: components["schemas"]["Instant"] | null;
        };
        DocumentRequests: {
            requests: {
                id: components["schemas"]["Id"];
                request: components["schemas"]["MyRequest"];
                document: components["schemas"]["IssuedDocument"] | null;
            }[];
        };
        DocumentLookups: {
            total: number;
            /** @description The latest hundred, newest first */
            lookups: components["schemas"]["Instant"][];
        };
        VerifiedDocument: {
            number: components["schemas"]["DocumentNumber"];
            type: components["schemas"]["DocumentKind"];
            language: components["schemas"]["Language"];
            status: components["schemas"]["DocumentStatus"];
            since: components["schemas"]["Instant"];
            issuedAt: components["schemas"]["Instant"];
            /** @description When it expires; null: never */
            validUntil: components["schemas"]["Instant"] | null;
            /** @description Only the first letter of each part is shown */
            name: components["schemas"]["Text"];
            /** @description SHA-256 of the file; null if only printed */
            sha256: string | null;
            /** @description Figures for comparing a printed copy; null if revoked or expired */
            figures: {
                programme: components["schemas"]["Text"];
                college: components["schemas"]["Text"];
                degree: components["schemas"]["Text"] | null;
                graduatedOn: string | null;
                hours: number;
                cgpa: number | null;
            } | null;
        };
        DocumentKey: {
            /** @constant */
            kty: "OKP";
            /** @constant */
            crv: "Ed25519";
            x: string;
            /** @description Thumbprint of the key (RFC 7638) */
            kid: string;
            /** @constant */
            alg: "EdDSA";
            /** @constant */
            use: "sig";
        };
        DocumentKeySet: {
            keys: components["schemas"]["DocumentKey"][];
        };
        DidDocument: {
            "@context": string[];
            /** @description The DID of the university */
            id: string;
            /** @description All keys, newest first */
            verificationMethod: {
                /** @description What `kid` of a credential says */
                id: string;
                /** @constant */
                type: "JsonWebKey";
                controller: string;
                publicKeyJwk: components["schemas"]["DocumentKey"];
            }[];
            /** @description The keys that may sign credentials */
            assertionMethod: string[];
        };
        AcademicTranscript: {
            issuedAt: components["schemas"]["Instant"];
            studentCode: string;
            name: components["schemas"]["Text"];
            programme: components["schemas"]["Text"];
            college: components["schemas"]["Text"];
            degreeClass: components["schemas"]["DegreeClass"];
            academicStatus: components["schemas"]["Text"];
            admission: components["schemas"]["Text"];
            /** @description Earliest first */
            semesters: components["schemas"]["TranscriptSemester"][];
            /** @description Postponed semesters and semesters without enrolment, earliest first */
            away: components["schemas"]["TranscriptAwaySemester"][];
            /** @description Registered courses without a grade, by semester */
            inProgress: {
                semesterId: components["schemas"]["Id"];
                name: components["schemas"]["Text"];
                courses: {
                    code: string;
                    name: components["schemas"]["Text"];
                    creditHours: number;
                    repeats: boolean;
                }[];
            }[];
            cgpa: components["schemas"]["GradePointsOrNone"];
            majorCgpa: components["schemas"]["GradePointsOrNone"];
            hours: components["schemas"]["StudyHours"];
            standing: components["schemas"]["GpaStanding"] | null;
            limits: {
                excellent: components["schemas"]["GradePoints"];
                warning: components["schemas"]["GradePoints"];
            };
        };
        Services: {
            now: components["schemas"]["Instant"];
            workingDay: boolean;
            services: components["schemas"]["ServiceStates"];
        };
        ServiceStates: {
            /** @description Agenda function */
            service: string;
            /** @description Path of its page */
            path: string;
            /** @description Request kind of the service, if it has one. Several kinds may share a function */
            kind?: components["schemas"]["RequestKind"];
            open: boolean;
            reasons: components["schemas"]["Refusal"][];
            /** @description Of the present, next or last period; null: none */
            opensAt: components["schemas"]["Instant"] | null;
            /** @description Of the same period; null: none */
            closesAt: components["schemas"]["Instant"] | null;
        }[];
        /** @description Path of the page with details */
        DashboardPath: string | null;
        DashboardCourse: {
            code: string;
            name: components["schemas"]["Text"];
            /** @description Section number */
            number: string;
        };
        DashboardClass: {
            course: components["schemas"]["DashboardCourse"];
            /** Format: date */
            date: string;
            startsAt: components["schemas"]["TimeOfDay"];
            endsAt: components["schemas"]["TimeOfDay"];
            place: components["schemas"]["Place"];
        };
        /** @description A class on one date */
        ScheduledClass: {
            registrationId: components["schemas"]["Id"];
            code: string;
            name: components["schemas"]["Text"];
            /** @description Section number */
            number: string;
            startsAt: components["schemas"]["Instant"];
            endsAt: components["schemas"]["Instant"];
            place: components["schemas"]["Place"];
        };
        /** @description Time and place of a class on one date */
        ClassTime: {
            startsAt: components["schemas"]["Instant"];
            endsAt: components["schemas"]["Instant"];
            place: components["schemas"]["Place"];
        };
        /** @description One class that is not held at its weekly time */
        ScheduleChange: {
            registrationId: components["schemas"]["Id"];
            code: string;
            name: components["schemas"]["Text"];
            /** @description Section number */
            number: string;
            kind: components["schemas"]["MeetingChangeKind"];
            was: components["schemas"]["ClassTime"];
            /** @description When and where it is held instead; null if it is cancelled */
            to: components["schemas"]["ClassTime"] | null;
            /** @description Codes of the student's other courses with a class at the new time */
            overlaps: string[];
        };
        /**
         * @description * `cancelled`: the class is not held.
         *     * `moved`: it is held at another time or place.
         *     * `madeUp`: it was cancelled and is held later.
         * @enum {string}
         */
        MeetingChangeKind: "cancelled" | "moved" | "madeUp";
        ScheduleCourse: {
            registrationId: components["schemas"]["Id"];
            courseId: components["schemas"]["Id"];
            code: string;
            name: components["schemas"]["Text"];
            /** @description Section number */
            number: string;
            language: components["schemas"]["Language"];
            instructor: components["schemas"]["Text"];
            creditHours: number;
            /** @description Withdrawn: its classes and examination no longer count */
            withdrawn: boolean;
            meetings: components["schemas"]["Meeting"][];
            /** @description Null without a final examination */
            exam: components["schemas"]["Exam"] | null;
            /** @description Its final examination overlaps another */
            examClash: boolean;
            /** @description The permit by which the student registered; absent or null: none */
            permit?: components["schemas"]["PermitUse"] | null;
        };
        /**
         * @example {
         *       "date": "2026-12-16",
         *       "name": {
         *         "en": "National Day",
         *         "ar": "العيد الوطني المجيد"
         *       }
         *     }
         */
        Holiday: {
            /** Format: date */
            date: string;
            name: components["schemas"]["Text"];
        };
        Schedule: {
            now: components["schemas"]["Instant"];
            semester: components["schemas"]["Semester"];
            /** Format: date */
            classesEndOn: string;
            /** @description By code; withdrawn courses last */
            courses: components["schemas"]["ScheduleCourse"][];
            /** @description Days without classes */
            holidays: components["schemas"]["Holiday"][];
            /** @description Classes that are cancelled, moved or made up for, in the order of their weekly times; the calendar file, attendance, `today`, `running` and `next` follow them. An older API leaves it out */
            changes?: components["schemas"]["ScheduleChange"][];
            /** @description Today's classes in order of time */
            today: components["schemas"]["ScheduledClass"][];
            /** @description Null if today is no holiday */
            holidayToday: components["schemas"]["Holiday"] | null;
            /** @description The present class; null if there is none */
            running: components["schemas"]["ScheduledClass"] | null;
            /** @description The next class of the semester, today or later; null if there is none */
            next: components["schemas"]["ScheduledClass"] | null;
            totals: {
                courses: number;
                creditHours: number;
                /** @description Days of a week with classes */
                days: number;
                /** @description Minutes of classes a week */
                weeklyMinutes: number;
            };
        };
        CalendarFile: {
            name: string;
            /** @description iCalendar (RFC 5545) */
            content: string;
        };
        CalendarSubscription: {
            active: {
                createdAt: components["schemas"]["Instant"];
                /** @description When a calendar program last read it, in whole hours; null: never */
                readAt: components["schemas"]["Instant"] | null;
            } | null;
            messages: components["schemas"]["Refusal"][];
        };
        NewCalendarSubscription: {
            /** @description Last part of the path of getCalendarFeed; only this response has it */
            token: string;
            active: {
                createdAt: components["schemas"]["Instant"];
                /** @description When a calendar program last read it, in whole hours; null: never */
                readAt: components["schemas"]["Instant"] | null;
            } | null;
            messages: components["schemas"]["Refusal"][];
        };
        /** @description A task of the student, most urgent first. Fields that its kind does not use are null. */
        DueItem: {
            /** @enum {string} */
            kind: "fees" | "seatOffer" | "schedule" | "request" | "attendance" | "waiting" | "survey" | "closing" | "messages";
            /** @description Deadline, excluded; in the past if overdue */
            by: components["schemas"]["Instant"] | null;
            path: components["schemas"]["DashboardPath"];
            /** @description Amount to pay, in fils. What is overdue and what is due later are two items */
            amount: number | null;
            /** @description Registered credit hours */
            creditHours: number | null;
            /** @description Credit hours needed for approval of the schedule */
            minimum: number | null;
            /** @description The course of the task */
            course: components["schemas"]["DashboardCourse"] | null;
            /** @description Position on the waiting list */
            position: number | null;
            /** @description Agenda function */
            service: string | null;
            /** @description Unread messages or surveys to answer */
            count: number | null;
            /** @description Percentage of classes missed without excuse */
            percent: number | null;
            /** @description Number of absence warnings; 4: barred from the final examination */
            warning: number | null;
            /** @description A request that needs an action of the student */
            request: components["schemas"]["DueRequest"] | null;
        };
        /** @description A request that has not ended */
        OpenRequest: {
            referenceNumber: components["schemas"]["ReferenceNumber"];
            kind: components["schemas"]["RequestKind"];
            /** @description The title of the request */
            subject: components["schemas"]["Text"];
            status: components["schemas"]["RequestStatus"];
            /** @description The present step; null before the first and after the last */
            step: string | null;
            turn: components["schemas"]["RequestActor"][];
            /** @description The only person who may decide; null: any member of the office */
            holder: components["schemas"]["Text"] | null;
            /** @description Deadline of the step; null: none */
            dueAt: components["schemas"]["Instant"] | null;
            overdue: boolean;
            /** @description When the request takes effect; null: no set time */
            executeAt: components["schemas"]["Instant"] | null;
        };
        DueRequest: {
            referenceNumber: components["schemas"]["ReferenceNumber"];
            kind: components["schemas"]["RequestKind"];
            /** @enum {string} */
            waitsFor: "correction" | "payment" | "answer" | "code" | "sending" | "items";
        };
        CourseAttendance: {
            course: components["schemas"]["DashboardCourse"];
            /** @description Classes in the whole semester */
            classes: number;
            /** @description Absences without an excuse up to today */
            absences: number;
            /** @description Percentage of the classes of the whole semester */
            absencePercent: number;
            excused: number;
            excusedPercent: number;
            /** @description Number of warnings given */
            warning: number;
            /** @description Barred from the final examination */
            barred: boolean;
            /** @description Further classes that may be missed without being barred; null if the remaining classes cannot lead to it */
            mayMiss: number | null;
        };
        /** @description A limit of absence, as a percentage and as a number of this course's classes */
        AttendanceLimit: {
            /** @enum {string} */
            kind: "warning" | "barred";
            /** @description Number of the warning; null for being barred */
            warning: number | null;
            /** @description Percentage of the classes of the whole semester */
            percent: number;
            /** @description Absences that reach the limit */
            absences: number;
            /** @description Further absences that reach the limit; 0 if reached */
            left: number;
            /** @description Further classes that may be missed without reaching the limit */
            mayMiss: number;
        };
        AttendedCourse: {
            course: components["schemas"]["DashboardCourse"];
            instructor: components["schemas"]["Text"];
            /** @description Classes in the whole semester */
            classes: number;
            /** @description Classes held so far */
            held: number;
            /** @description Absences without an excuse */
            absences: number;
            /** @description Percentage of the classes of the whole semester */
            absencePercent: number;
            /** @description Absences with an excuse; they cause no warning */
            excused: number;
            excusedPercent: number;
            /** @description Number of warnings given */
            warning: number;
            /** @description Barred from the final examination */
            barred: boolean;
            /** @description Further classes that may be missed without being barred; null if the remaining classes cannot lead to it */
            mayMiss: number | null;
            /** @description The warnings in order, then the limit for the final examination */
            limits: components["schemas"]["AttendanceLimit"][];
            /** @description The next limit that the remaining classes can reach; null: none */
            next: components["schemas"]["AttendanceLimit"] | null;
            /** @description The missed classes, latest first */
            missed: {
                /** Format: date */
                on: string;
                excused: boolean;
            }[];
        };
        Attendance: {
            now: components["schemas"]["Instant"];
            semester: components["schemas"]["Semester"];
            /**
             * @description `before` and `over`: before and after the weeks of classes
             * @enum {string}
             */
            phase: "before" | "running" | "over";
            /** Format: date */
            classesEndOn: string;
            /** @description Percentages of absence at which warnings are given */
            warnings: number[];
            /** @description Percentage at which the student is barred from the final examination */
            barredAt: number;
            courses: components["schemas"]["AttendedCourse"][];
        };
        Survey: {
            id: components["schemas"]["Id"];
            course: components["schemas"]["DashboardCourse"];
            instructor: components["schemas"]["Text"];
            /** @description The day the student sent it; null: not sent */
            doneOn: string | null;
        };
        SurveyPeriod: {
            now: components["schemas"]["Instant"];
            /** @description Whether surveys can be sent now */
            open: boolean;
            /** @description Null if the agenda has no period */
            opensAt: components["schemas"]["Instant"] | null;
            closesAt: components["schemas"]["Instant"] | null;
            /** @description Minutes that one survey takes */
            minutes: number;
        };
        Surveys: {
            period: components["schemas"]["SurveyPeriod"];
            semester: components["schemas"]["Semester"];
            /** @description Number of questions in each */
            questions: number;
            surveys: components["schemas"]["Survey"][];
        };
        SurveyQuestion: {
            id: components["schemas"]["Id"];
            /** @description Position in the form */
            number: number;
            /**
             * @description `scale`: from 1, strongly disagree, to 5, strongly agree; `text`: in words
             * @enum {string}
             */
            kind: "scale" | "text";
            text: components["schemas"]["Text"];
        };
        SurveyForm: {
            period: components["schemas"]["SurveyPeriod"];
            survey: components["schemas"]["Survey"];
            parts: {
                part: components["schemas"]["SurveyPart"];
                questions: components["schemas"]["SurveyQuestion"][];
            }[];
        };
        /**
         * @description Course evaluation: course, instructor, assessment, resources, open. Graduate survey: programme, preparation, services, open
         * @enum {string}
         */
        SurveyPart: "course" | "instructor" | "assessment" | "resources" | "programme" | "preparation" | "services" | "open";
        GraduateSurvey: {
            /** @description Minutes that it takes */
            minutes: number;
            /** @description The day the student sent it; null: not sent */
            doneOn: string | null;
            /** @description Why it cannot be sent now; empty if it can */
            reasons: components["schemas"]["Refusal"][];
            parts: {
                part: components["schemas"]["SurveyPart"];
                questions: components["schemas"]["SurveyQuestion"][];
            }[];
        };
        GraduateSurveySent: {
            messages: components["schemas"]["Refusal"][];
            /** Format: date */
            doneOn: string;
        };
        SurveyAnswer: {
            question: components["schemas"]["Id"];
            /** @description Answer on the scale; null for a text question */
            value: number | null;
            /** @description Answer in words, may be empty; null for a scale question */
            text: string | null;
        };
        /**
         * @example {
         *       "answers": [
         *         {
         *           "question": 1,
         *           "value": 4,
         *           "text": null
         *         }
         *       ]
         *     }
         */
        SurveySheet: {
            answers: components["schemas"]["SurveyAnswer"][];
        };
        SurveySent: {
            messages: components["schemas"]["Refusal"][];
            survey: components["schemas"]["Survey"];
        };
        Dashboard: {
            now: components["schemas"]["Instant"];
            name: components["schemas"]["Text"];
            workingDay: boolean;
            services: components["schemas"]["ServiceStates"];
            /** @description The main reason why the record cannot be used as usual. Null if there is none, or if the student has left */
            blocked: {
                /** @enum {string} */
                reason: "frozen" | "inactive" | "notEnrolled";
                /** @description Null if not known */
                since: components["schemas"]["Instant"] | null;
                /** @description Path of the page that may end the block */
                path: components["schemas"]["DashboardPath"];
            } | null;
            /** @description How the studies ended without a degree, and the forms still in the menu. Null for other students */
            ended: {
                status: components["schemas"]["AcademicStatus"];
                since: components["schemas"]["Instant"] | null;
                forms: components["schemas"]["MenuForm"][];
            } | null;
            due: components["schemas"]["DueItem"][];
            /** @description Requests that have not ended; first those that need an action of the student, then the latest sent */
            requests: components["schemas"]["OpenRequest"][];
            /** @description Changes since the sign-in before this one, by the student and by others */
            changes: {
                /** @description Null at the first sign-in */
                since: components["schemas"]["Instant"] | null;
                /** @description Number of new messages */
                messages: number;
                /** @description From the registration log, newest first */
                entries: {
                    at: components["schemas"]["Instant"];
                    /** @enum {string} */
                    action: "register" | "delete" | "drop" | "undrop" | "withdraw" | "unwithdraw" | "replace" | "wait" | "leave" | "promote" | "passOver";
                    /** @enum {string} */
                    by: "student" | "waitingList" | "registrar";
                    course: components["schemas"]["DashboardCourse"];
                }[];
                path: components["schemas"]["DashboardPath"];
            };
            inbox: {
                unread: number;
                latest: components["schemas"]["InboxEntry"][];
                path: components["schemas"]["DashboardPath"];
            };
            schedule: {
                semester: components["schemas"]["Semester"];
                load: components["schemas"]["Load"];
                /** @description The holiday today; null: none */
                holiday: components["schemas"]["Text"] | null;
                today: components["schemas"]["DashboardClass"][];
                /** @description Classes of today that are cancelled or moved to another day */
                notHeld?: components["schemas"]["DashboardClass"][];
                /** @description The next class after today; null: none */
                next: components["schemas"]["DashboardClass"] | null;
                /** @description The next final examination; null: none */
                exam: {
                    course: components["schemas"]["DashboardCourse"];
                    startsAt: components["schemas"]["Instant"];
                    endsAt: components["schemas"]["Instant"];
                    /** @description Null until announced */
                    place: components["schemas"]["Place"] | null;
                } | null;
                path: components["schemas"]["DashboardPath"];
            };
            attendance: {
                /** @description Highest absence first */
                courses: components["schemas"]["CourseAttendance"][];
                /** @description Percentages of absence at which warnings are given */
                warnings: number[];
                /** @description Percentage at which the student is barred from the final examination */
                barredAt: number;
                path: components["schemas"]["DashboardPath"];
            };
            plan: {
                programme: components["schemas"]["Text"];
                hours: components["schemas"]["StudyHours"];
                cgpa: number | null;
                majorCgpa: number | null;
                /** @description The next courses of the plan whose prerequisites are passed or in progress */
                next: {
                    code: string;
                    name: components["schemas"]["Text"];
                    creditHours: number;
                }[];
                path: components["schemas"]["DashboardPath"];
            };
            finance: {
                /** @description The student's share of this semester's courses and charges */
                fees: components["schemas"]["Fils"];
                /** @description The paid part of `fees`, also from the balance */
                paid: components["schemas"]["Fils"];
                /** @description The unpaid amount of all semesters */
                due: components["schemas"]["Fils"];
                toPay?: components["schemas"]["ToPay"];
                onItsWay?: components["schemas"]["OnItsWay"];
                toBalance?: components["schemas"]["ToBalance"];
                /** @description The first deadline in `toPay`, excluded; null: none */
                by: components["schemas"]["Instant"] | null;
                sponsor: components["schemas"]["Text"] | null;
                sponsorFees: components["schemas"]["Fils"];
                sponsorDue: components["schemas"]["Fils"];
                balance: components["schemas"]["Balance"];
                path: components["schemas"]["DashboardPath"];
            };
            links: {
                forms: components["schemas"]["MenuForm"][];
                path: components["schemas"]["DashboardPath"];
            };
        };
        Place: {
            campus: components["schemas"]["Text"];
            building: string;
            room: string;
        };
        /** @description A weekly class; day 0 is Sunday, 4 is Thursday */
        Meeting: {
            day: number;
            startsAt: components["schemas"]["TimeOfDay"];
            endsAt: components["schemas"]["TimeOfDay"];
            place: components["schemas"]["Place"];
        };
        Exam: {
            startsAt: components["schemas"]["Instant"];
            endsAt: components["schemas"]["Instant"];
            /** @description Null until announced */
            place: components["schemas"]["Place"] | null;
        };
        Section: {
            sectionId: components["schemas"]["Id"];
            number: string;
            language: components["schemas"]["Language"];
            instructor: components["schemas"]["Text"];
            capacity: number;
            availableSeats: number;
            /** @description Students on its waiting list */
            waiting: number;
            /**
             * @description By the time of day of its classes; null without fixed times
             * @enum {string|null}
             */
            teachingPeriod: "morning" | "afternoon" | "evening" | null;
            /**
             * @description Null for all students
             * @enum {string|null}
             */
            gender: "female" | "male" | null;
            campus: components["schemas"]["Text"];
            meetings: components["schemas"]["Meeting"][];
            /** @description Null without a final examination */
            exam: components["schemas"]["Exam"] | null;
            remarks: components["schemas"]["Text"] | null;
            /** @description Why this student may not register in it now */
            refusals: components["schemas"]["Refusal"][];
            /** @description Confirmations that a registration needs */
            confirmations: components["schemas"]["Refusal"][];
            /** @description Reasons that the student's permits waive. Absent: none */
            waived?: components["schemas"]["WaivedReason"][];
            history?: components["schemas"]["WaitingHistory"];
        };
        /**
         * @description What became of those who waited for the course in the latest earlier regular semester with at least five places on its waiting lists. Only
         *     of a full section; absent if there is no such semester.
         */
        WaitingHistory: {
            semester: components["schemas"]["Text"];
            /** @description Places on the waiting lists */
            places: number;
            /** @description Places that became a seat */
            seats: number;
            /** @description Most of them had the seat within so many days; 0: none got a seat */
            days: number;
        };
        OfferedCourse: {
            courseId: components["schemas"]["Id"];
            code: string;
            name: components["schemas"]["Text"];
            creditHours: number;
            /** @enum {string} */
            level: "undergraduate" | "postgraduate";
            /** @enum {string} */
            type: "university" | "college" | "major" | "elective";
            /** @enum {string} */
            teachingMethod: "lecture" | "laboratory" | "studio" | "seminar" | "training" | "thesis";
            relatedGroup: string | null;
            hasExam: boolean;
            /** @description False: no longer taught, and not offered */
            active: boolean;
            /** @description False: only the registration department registers students */
            onlineRegistration: boolean;
            college: components["schemas"]["Text"];
            department: components["schemas"]["Text"];
            inMyPlan: boolean;
            /**
             * @description `next`: next in the plan; `open`: may be taken too; `later`: a prerequisite is missing
             * @enum {string}
             */
            standing: "next" | "open" | "later" | "registered" | "passed";
            /** @description The student's registration in this course; null: none */
            registrationId: number | null;
            sections: components["schemas"]["Section"][];
        };
        OfferedCourses: {
            semester: components["schemas"]["Semester"];
            page: number;
            pageSize: number;
            total: number;
            /** @description True: nothing matches exactly, and the items differ by one letter in a word */
            nearest: boolean;
            items: components["schemas"]["OfferedCourse"][];
        };
        TimetableSections: {
            semester: components["schemas"]["Semester"];
            courses: components["schemas"]["TimetableCourse"][];
            /** @description The registered courses with the actions allowed */
            registered: components["schemas"]["RegisteredCourse"][];
            load: components["schemas"]["Load"];
            /** @description Travel times between campuses */
            journeys: components["schemas"]["Journey"][];
            /** @description Walking times between buildings of a campus */
            walks: components["schemas"]["Walk"][];
        };
        TimetableCourse: {
            course: components["schemas"]["OfferedCourse"];
            corequisites: components["schemas"]["CourseReference"][];
        };
        /** @description The university's travel time between two campuses, in either direction. A pair that is not listed takes no time */
        Journey: {
            from: components["schemas"]["Text"];
            to: components["schemas"]["Text"];
            /** @description Including the walk at both ends */
            minutes: number;
        };
        /** @description The university's walking time between two buildings of a campus, in either direction. A pair that is not listed takes no time */
        Walk: {
            /** @description `building` of a Place */
            from: string;
            to: string;
            minutes: number;
        };
        CourseFilters: {
            colleges: {
                collegeId: components["schemas"]["Id"];
                name: components["schemas"]["Text"];
                departments: {
                    departmentId: components["schemas"]["Id"];
                    name: components["schemas"]["Text"];
                }[];
            }[];
        };
        CourseReference: {
            courseId: components["schemas"]["Id"];
            code: string;
            name: components["schemas"]["Text"];
            /** @description Passed by this student */
            passed: boolean;
        };
        CourseDetails: {
            course: components["schemas"]["OfferedCourse"];
            contents: components["schemas"]["Text"];
            /** @description All groups are required; one course of a group is enough */
            prerequisites: components["schemas"]["CourseReference"][][];
            corequisites: components["schemas"]["CourseReference"][];
        };
        /** @enum {string} */
        PlanPackage: "university" | "college" | "major" | "elective" | "minor" | "specialization";
        /**
         * @description `repeat`: taken, not passed, and may be taken again; `soon`: open after the courses in progress are passed
         * @enum {string}
         */
        PlanCourseState: "done" | "running" | "open" | "repeat" | "soon" | "blocked";
        /** @description Credit hours. Plan: required = earned + running + remaining. All: passed = earned + outside. A course passed twice counts once */
        StudyHours: {
            required: number;
            /** @description Earned in the plan */
            earned: number;
            /** @description In the plan, registered this semester or the next */
            running: number;
            remaining: number;
            /** @description Earned outside the plan */
            outside: number;
            /** @description Earned in all: in and outside the plan */
            passed: number;
        };
        /** @description Credit hours: required = earned + running + remaining; `percent` is of `earned` */
        PlanProgress: {
            courses: number;
            coursesDone: number;
            required: number;
            earned: number;
            running: number;
            remaining: number;
            percent: number;
        };
        PlanPackageProgress: {
            packageId: components["schemas"]["Id"];
            package: components["schemas"]["PlanPackage"];
            progress: components["schemas"]["PlanProgress"];
        };
        PlanCourseLink: {
            courseId: components["schemas"]["Id"];
            code: string;
            name: components["schemas"]["Text"];
            /**
             * @description `outside`: not in this plan, and neither passed nor registered
             * @enum {string}
             */
            state: "done" | "running" | "open" | "repeat" | "soon" | "blocked" | "outside";
        };
        PlanAttempt: {
            semester: components["schemas"]["Text"];
            grade: string;
            passes: boolean;
        };
        PlanCourse: {
            courseId: components["schemas"]["Id"];
            code: string;
            name: components["schemas"]["Text"];
            creditHours: number;
            year: number;
            term: number;
            package: components["schemas"]["PlanPackage"];
            packageId: components["schemas"]["Id"];
            state: components["schemas"]["PlanCourseState"];
            /** @description The best passing grade; else the last that counts; else the last; null: none */
            grade: string | null;
            /** @description Passed, with a grade that may be improved */
            mayRepeat: boolean;
            /** @description The semester of the registration: this or the next, or an earlier one without a grade yet. Null: not registered */
            registeredIn: components["schemas"]["Text"] | null;
            /** @description The attempts, oldest first */
            attempts: components["schemas"]["PlanAttempt"][];
            /** @description Prerequisites: all groups are required; one course of a group is enough */
            needs: components["schemas"]["PlanCourseLink"][][];
            /** @description The prerequisite groups not met now, also of its corequisites */
            unmet: components["schemas"]["PlanCourseLink"][][];
            corequisites: components["schemas"]["PlanCourseLink"][];
            /** @description Courses of the plan with this prerequisite */
            opens: components["schemas"]["PlanCourseLink"][];
            /** @description Number of later courses that need this one, directly or through others */
            unlocks: number;
            /** @description The earliest semester for it; null: done */
            earliest: components["schemas"]["Text"] | null;
            /** @description The registration that offers its sections; null: none */
            sectionsIn: components["schemas"]["Period"] | null;
        };
        PlanFinish: {
            /** @description The earliest possible last semester; null if beyond the calendar */
            semester: components["schemas"]["Text"] | null;
            /** @description Minimum of regular semesters left, with the current one if it counts */
            semesters: number;
            /** @enum {string} */
            because: "prerequisites" | "load";
            /** @description The longest chain of prerequisites */
            chain: components["schemas"]["PlanCourseLink"][];
        };
        PlanSummary: {
            planId: components["schemas"]["Id"];
            programme: components["schemas"]["Text"];
            progress: components["schemas"]["PlanProgress"];
            packages: components["schemas"]["PlanPackageProgress"][];
            cgpa: number | null;
            majorCgpa: number | null;
            /** @description Credit hours earned outside this plan */
            outsideHours: number;
            /** @description Null if nothing is left */
            finish: components["schemas"]["PlanFinish"] | null;
        };
        AcademicPlans: {
            /** @description One for each academic record of the person. For the details of another plan, send that record's StudFacultyCode */
            plans: {
                planId: components["schemas"]["Id"];
                /** @description The plan of the requested record */
                own: boolean;
                studFacultyCode: string;
                studentCode: string;
                programme: components["schemas"]["Text"];
                degreeClass: components["schemas"]["DegreeClass"];
                status: components["schemas"]["AcademicStatus"];
            }[];
            summary: components["schemas"]["PlanSummary"];
            /** @description Courses that can be taken next. Those open now first, then those that most later courses need */
            next: components["schemas"]["PlanCourse"][];
        };
        PlanDetails: {
            summary: components["schemas"]["PlanSummary"];
            /** @description In plan order */
            courses: components["schemas"]["PlanCourse"][];
        };
        CoursePackage: {
            planId: components["schemas"]["Id"];
            programme: components["schemas"]["Text"];
            package: components["schemas"]["PlanPackageProgress"];
            courses: components["schemas"]["PlanCourse"][];
        };
        PlanFulfillment: {
            summary: components["schemas"]["PlanSummary"];
            /** @description In plan order; each counts in its package */
            courses: components["schemas"]["PlanCourse"][];
            /** @description Passed courses outside this plan */
            outside: {
                courseId: components["schemas"]["Id"];
                code: string;
                name: components["schemas"]["Text"];
                creditHours: number;
                grade: string;
                semester: components["schemas"]["Text"];
            }[];
        };
        /** @enum {string} */
        RegistrationAction: "register" | "delete" | "drop" | "undrop" | "withdraw" | "unwithdraw" | "replace";
        RegisteredCourse: {
            registrationId: components["schemas"]["Id"];
            courseId: components["schemas"]["Id"];
            sectionId: components["schemas"]["Id"];
            code: string;
            name: components["schemas"]["Text"];
            number: string;
            language: components["schemas"]["Language"];
            instructor: components["schemas"]["Text"];
            creditHours: number;
            fees: components["schemas"]["Fils"];
            sponsorFees: components["schemas"]["Fils"];
            paid: boolean;
            repeat: boolean;
            frozen: boolean;
            /** @enum {string} */
            status: "registered" | "dropped" | "withdrawn" | "replaced";
            meetings: components["schemas"]["Meeting"][];
            exam: components["schemas"]["Exam"] | null;
            /** @description The student's actions, each allowed now or with the reasons against it */
            actions: {
                action: components["schemas"]["RegistrationAction"];
                allowed: boolean;
                reasons: components["schemas"]["Refusal"][];
            }[];
            /** @description The permit by which the student registered; absent or null: none */
            permit?: components["schemas"]["PermitUse"] | null;
        };
        Load: {
            creditHours: number;
            minimum: number;
            maximum: number;
            approved: boolean;
        };
        RegisteredCourses: {
            semester: components["schemas"]["Semester"];
            load: components["schemas"]["Load"];
            /** @description Notices for the student, such as MSG-000071 */
            notices: components["schemas"]["Refusal"][];
            courses: components["schemas"]["RegisteredCourse"][];
            /** @description Number of waiting lists of the semester with this student. At 0 the page does not call WaitingList; if absent, it does */
            waiting?: number;
            /** @description Number of the student's seat alerts of the semester. At 0 or if absent, the page does not call GetSeatAlerts */
            seatAlerts?: number;
        };
        /** @description Codes of the confirmations given */
        Confirm: string[];
        /**
         * @example {
         *       "sectionId": 4
         *     }
         */
        SectionChange: {
            sectionId: components["schemas"]["Id"];
            confirm?: components["schemas"]["Confirm"];
        };
        /**
         * @example {
         *       "registrationId": 2
         *     }
         */
        RegistrationChange: {
            registrationId: components["schemas"]["Id"];
            confirm?: components["schemas"]["Confirm"];
        };
        /**
         * @example {
         *       "registrationId": 2,
         *       "sectionId": 4
         *     }
         */
        ReplaceChange: {
            registrationId: components["schemas"]["Id"];
            sectionId: components["schemas"]["Id"];
            confirm?: components["schemas"]["Confirm"];
        };
        Change: {
            /** @constant */
            action: "register";
            sectionId: components["schemas"]["Id"];
        } | {
            /** @constant */
            action: "replace";
            registrationId: components["schemas"]["Id"];
            sectionId: components["schemas"]["Id"];
        } | {
            /** @enum {string} */
            action: "delete" | "drop" | "undrop" | "withdraw" | "unwithdraw";
            registrationId: components["schemas"]["Id"];
        };
        /**
         * @example {
         *       "changes": [
         *         {
         *           "action": "register",
         *           "sectionId": 1
         *         }
         *       ],
         *       "confirm": []
         *     }
         */
        Basket: {
            changes: components["schemas"]["Change"][];
            confirm?: components["schemas"]["Confirm"];
        };
        /**
         * @example {
         *       "version": 0,
         *       "changes": [
         *         {
         *           "action": "register",
         *           "sectionId": 1
         *         }
         *       ]
         *     }
         */
        BasketToKeep: {
            /** @description The version last read; 0 if nothing was saved yet */
            version: number;
            changes: components["schemas"]["Change"][];
        };
        /** @description A change with its course and sections */
        KeptChange: {
            change: components["schemas"]["Change"];
            /** @description The course of the change; in a replacement, the new one */
            courseId: components["schemas"]["Id"];
            code: string;
            name: components["schemas"]["Text"];
            /** @description Section number: the new section, or the registered one if there is no new one */
            number: string;
            /** @description The section that a replacement leaves; null for other changes */
            from: {
                code: string;
                number: string;
            } | null;
            /** @description Why the change is no longer possible: the section is not offered or the course not registered. Null: possible */
            gone: ("section" | "registration") | null;
        };
        KeptBasket: {
            semester: components["schemas"]["Semester"];
            /** @description Increases with every change; 0 before the first */
            version: number;
            /** @description Null if nothing was saved yet */
            savedAt: components["schemas"]["Instant"] | null;
            items: components["schemas"]["KeptChange"][];
            /** @description A basket of an earlier semester that was never applied; the next save deletes it */
            unapplied: {
                semester: components["schemas"]["Text"];
                count: number;
            } | null;
        };
        /**
         * @description A semester has one primary; the others are backups
         * @enum {string}
         */
        TimetableRole: "primary" | "backup";
        /**
         * @description `mine`: the student is registered in it; `gone`: no longer offered
         * @enum {string}
         */
        TimetableSeat: "free" | "full" | "mine" | "gone";
        /** @description A wish for the timetable. Its fields depend on `kind`. Times of day are minutes from midnight */
        TimetableWish: {
            /** @enum {string} */
            kind: "daysOff" | "freeDays" | "earliest" | "latest" | "gaps" | "lunch" | "breaks" | "examSpread" | "travel" | "changeInTime" | "instructors" | "language" | "fullSections" | "creditHours";
            /** @enum {string} */
            level: "required" | "preferred" | "indifferent";
            /** @description 0 is Sunday */
            days?: number[];
            /** @description Days without classes */
            atLeast?: number;
            from?: number;
            until?: number;
            to?: number;
            minutes?: number;
            /** @description Minutes per week */
            atMost?: number;
            breaks?: {
                day: number;
                from: number;
                to: number;
            }[];
            /** @description Minimum number of days between two examinations */
            daysBetween?: number;
            /** @description English names of instructors */
            preferred?: string[];
            /** @description English names of instructors */
            avoided?: string[];
            language?: components["schemas"]["Language"];
            /** @description Wanted credit hours */
            target?: number;
        };
        /**
         * @example {
         *       "name": "Mornings",
         *       "role": "primary",
         *       "sectionIds": [
         *         1
         *       ],
         *       "wishes": [
         *         {
         *           "kind": "earliest",
         *           "level": "preferred",
         *           "from": 600
         *         }
         *       ],
         *       "question": {
         *         "courses": [
         *           {
         *             "courseIds": [
         *               1,
         *               2
         *             ],
         *             "optional": false
         *           }
         *         ],
         *         "locks": [
         *           {
         *             "courseId": 1,
         *             "sectionId": 1
         *           }
         *         ]
         *       }
         *     }
         */
        TimetableToKeep: {
            name: string;
            role: components["schemas"]["TimetableRole"];
            sectionIds: components["schemas"]["Id"][];
            /** @description Most important first */
            wishes: components["schemas"]["TimetableWish"][];
            question?: components["schemas"]["TimetableQuestion"];
        };
        /** @description The courses and locks of the search, so that the page can open it again. Courses no longer offered are kept */
        TimetableQuestion: {
            /** @description Each entry is one course, or several of which one is taken; `optional`: it may be left out */
            courses: {
                courseIds: components["schemas"]["Id"][];
                optional: boolean;
            }[];
            /** @description A course fixed to a section, or to an instructor by the English name */
            locks: {
                courseId: components["schemas"]["Id"];
                sectionId?: components["schemas"]["Id"];
                instructor?: string;
            }[];
        };
        KeptTimetable: {
            id: components["schemas"]["Id"];
            name: string;
            role: components["schemas"]["TimetableRole"];
            savedAt: components["schemas"]["Instant"];
            wishes: components["schemas"]["TimetableWish"][];
            /** @description Null if saved without it */
            question: components["schemas"]["TimetableQuestion"] | null;
            sections: {
                sectionId: components["schemas"]["Id"];
                courseId: components["schemas"]["Id"];
                code: string;
                name: components["schemas"]["Text"];
                number: string;
                seat: components["schemas"]["TimetableSeat"];
                seatWhenKept: components["schemas"]["TimetableSeat"];
            }[];
        };
        KeptTimetables: {
            semester: components["schemas"]["Semester"];
            /** @description Maximum number of saved timetables */
            maximum: number;
            /** @description The primary first, then the latest saved */
            timetables: components["schemas"]["KeptTimetable"][];
        };
        /** @description A course of the schedule, with the effect of the basket */
        ScheduledCourse: {
            /** @description Null if not registered yet */
            registrationId: number | null;
            sectionId: components["schemas"]["Id"];
            code: string;
            name: components["schemas"]["Text"];
            number: string;
            creditHours: number;
            fees: components["schemas"]["Fils"];
            /** @enum {string} */
            status: "registered" | "dropped" | "withdrawn" | "replaced" | "waiting";
            /**
             * @description Effect of the basket on the course
             * @enum {string}
             */
            change: "none" | "added" | "removed" | "waiting";
            meetings: components["schemas"]["Meeting"][];
            exam: components["schemas"]["Exam"] | null;
            /** @description Ids of the sections in conflict */
            conflicts: components["schemas"]["Id"][];
        };
        RegistrationPreview: {
            /** @description True if there are no refusals; confirmations may still be needed */
            allowed: boolean;
            refusals: components["schemas"]["Refusal"][];
            confirmations: components["schemas"]["Refusal"][];
            /** @description Reasons that the student's permits waive. Absent: none */
            waived?: components["schemas"]["WaivedReason"][];
            /** @description Corequisites that change together with the basket's courses */
            along: {
                registrationId: components["schemas"]["Id"];
                code: string;
                name: components["schemas"]["Text"];
                action: components["schemas"]["RegistrationAction"];
            }[];
            before: components["schemas"]["RegistrationTotals"];
            after: components["schemas"]["RegistrationTotals"];
            /** @description When waiting lists close, and when the payments for dropped courses are added to the balance. Null if the semester has no add/drop */
            addDropClosesAt?: components["schemas"]["Instant"] | null;
            /** @description Increase of the unpaid amount if the student gets the seats */
            waitingFees?: components["schemas"]["Fils"];
            schedule: components["schemas"]["ScheduledCourse"][];
        };
        RegistrationTotals: {
            load: components["schemas"]["Load"];
            /** @description The student's share */
            fees: components["schemas"]["Fils"];
            sponsorFees: components["schemas"]["Fils"];
            /** @description Unpaid part of the student's share */
            remain?: components["schemas"]["Fils"];
            /** @description Payments for dropped courses, not yet in the balance */
            toBalance?: components["schemas"]["Fils"];
        };
        RegistrationOutcome: {
            /** @description Success codes */
            messages: components["schemas"]["Refusal"][];
            load: components["schemas"]["Load"];
            /** @description Ids of the changed and new registrations */
            registrationIds: components["schemas"]["Id"][];
        };
        WaitingList: {
            /** @description Success codes */
            messages: components["schemas"]["Refusal"][];
            entries: {
                id: components["schemas"]["Id"];
                sectionId: components["schemas"]["Id"];
                code: string;
                name: components["schemas"]["Text"];
                number: string;
                position: number;
                waiting: number;
                joinedAt: components["schemas"]["Instant"];
                /** @description The student's share, charged when the student gets the seat */
                fees: components["schemas"]["Fils"];
                /** @description When the waiting list closes; null if the semester has no add/drop */
                until: components["schemas"]["Instant"] | null;
                /** @description Why the student would not get a free seat now; empty: nothing. If absent, the page shows nothing */
                refusals?: components["schemas"]["Refusal"][];
                history?: components["schemas"]["WaitingHistory"];
                /** @description The add-seat request, decided by the office; null: none */
                request: components["schemas"]["RequestState"] | null;
            }[];
        };
        /**
         * @example {
         *       "courseId": 277
         *     }
         */
        NeededCourse: {
            courseId: components["schemas"]["Id"];
        };
        Demand: {
            semester: components["schemas"]["Semester"];
            courses: {
                courseId: components["schemas"]["Id"];
                code: string;
                name: components["schemas"]["Text"];
                /** @description Why the student needs it: no section, all full, or none suits. Null: a section suits the student */
                need: ("noSection" | "full" | "noneFits") | null;
                /** @description Students who have asked for it */
                asked: number;
                /** @description Graduating students among them */
                graduating: number;
                /** @description The department's answer; null: none yet */
                answer: components["schemas"]["DemandAnswer"] | null;
                /** @description The student's entry; null: not asked */
                entry: null | {
                    id: components["schemas"]["Id"];
                    askedAt: components["schemas"]["Instant"];
                    /** @description The seat that is kept for the student; null: none */
                    offer: null | {
                        sectionId: components["schemas"]["Id"];
                        number: string;
                        until: components["schemas"]["Instant"];
                    };
                };
            }[];
        };
        DemandAnswer: {
            at: components["schemas"]["Instant"];
            /** @description The number of the section that was opened; null: none */
            number: string | null;
            /** @description The sentence; null: a section was opened */
            text: components["schemas"]["Text"] | null;
        };
        /**
         * @example {
         *       "sectionId": 4
         *     }
         */
        SeatAlertToAdd: {
            sectionId: components["schemas"]["Id"];
        };
        QueuePlace: {
            /** @description 1: the next; null: the student is not in the queue */
            place: number | null;
            /** @description When the turn is expected; null without a place */
            expectedAt: components["schemas"]["Instant"] | null;
            /** @description Seconds until the next call is due; 0 without a place */
            retryAfter: number;
        };
        SeatAlerts: {
            /** @description Most seat alerts of a student in a semester */
            maximum: number;
            /** @description When seat alerts end; null if the semester has no add/drop */
            until: components["schemas"]["Instant"] | null;
            /** @description The first asked first */
            alerts: {
                id: components["schemas"]["Id"];
                sectionId: components["schemas"]["Id"];
                code: string;
                name: components["schemas"]["Text"];
                number: string;
                availableSeats: number;
                askedAt: components["schemas"]["Instant"];
                /** @description When the student was told of a seat that is still free; null if not */
                toldAt: components["schemas"]["Instant"] | null;
            }[];
        };
        RequestState: {
            /** @example ADD-2026-000123 */
            referenceNumber: string;
            status: components["schemas"]["RequestStatus"];
        };
        RegistrationLog: {
            semester: components["schemas"]["Semester"];
            entries: {
                id: components["schemas"]["Id"];
                at: components["schemas"]["Instant"];
                /** @enum {string} */
                action: "register" | "delete" | "drop" | "undrop" | "withdraw" | "unwithdraw" | "replace" | "wait" | "leave" | "promote" | "passOver";
                /** @enum {string} */
                by: "student" | "waitingList" | "registrar";
                code: string;
                name: components["schemas"]["Text"];
                number: string;
                /** @description The replaced course; null: no replacement */
                fromCode: string | null;
                /** @description The replaced section; null: no replacement */
                fromNumber: string | null;
                /** @description The permit by which the student registered; absent or null: none */
                permit?: components["schemas"]["PermitUse"] | null;
            }[];
        };
        StudentFees: {
            semester: components["schemas"]["Semester"];
            privateFees: components["schemas"]["Fils"];
            privateRemain: components["schemas"]["Fils"];
            usedFromBalance: components["schemas"]["Fils"];
            sponsorFees: components["schemas"]["Fils"];
            sponsorRemain: components["schemas"]["Fils"];
            sponsor: components["schemas"]["Text"] | null;
            total: components["schemas"]["Fils"];
            /** @description The part of `privateRemain` that pending payments would pay */
            onItsWay?: components["schemas"]["Fils"];
            /** @description All fees of the student, not only this registration */
            owed?: {
                toPay: components["schemas"]["ToPay"];
                onItsWay: components["schemas"]["OnItsWay"];
                overdue: components["schemas"]["Fils"];
                /** @description The first deadline in `toPay`, excluded; null: none */
                dueBy: components["schemas"]["Instant"] | null;
            };
            toBalance?: components["schemas"]["ToBalance"];
            items: {
                registrationId: components["schemas"]["Id"];
                code: string;
                name: components["schemas"]["Text"];
                number: string;
                creditHours: number;
                privateFees: components["schemas"]["Fils"];
                sponsorFees: components["schemas"]["Fils"];
                usedFromBalance: components["schemas"]["Fils"];
                paid: components["schemas"]["Fils"];
                privateRemain: components["schemas"]["Fils"];
                sponsorRemain: components["schemas"]["Fils"];
            }[];
        };
        FeeTotals: {
            amount: components["schemas"]["Fils"];
            privateFees: components["schemas"]["Fils"];
            paid: components["schemas"]["Fils"];
            usedFromBalance: components["schemas"]["Fils"];
            privateRemain: components["schemas"]["Fils"];
            sponsorFees: components["schemas"]["Fils"];
            sponsorPaid: components["schemas"]["Fils"];
            sponsorRemain: components["schemas"]["Fils"];
        };
        FeeItem: {
            kind: components["schemas"]["PayableKind"];
            id: components["schemas"]["Id"];
            /** @enum {string} */
            type: "course" | "tuition" | "admission" | "services" | "lateRegistration" | "insurance" | "returnedCheque" | "libraryFine" | "appeal" | "reprint" | "caseStudy";
            label: components["schemas"]["Text"];
            /** @description Null for other fees */
            course: components["schemas"]["FeeCourse"] | null;
            semesterId: components["schemas"]["Id"];
            /** @description The shares of student and sponsor */
            amount: components["schemas"]["Fils"];
            privateFees: components["schemas"]["Fils"];
            paid: components["schemas"]["Fils"];
            usedFromBalance: components["schemas"]["Fils"];
            /** @description The unpaid part of the student's share */
            due: components["schemas"]["Fils"];
            sponsorFees: components["schemas"]["Fils"];
            sponsorRemain: components["schemas"]["Fils"];
            /** @description True: the payment is refunded if the student drops it now */
            refund: boolean;
            /** @description A dropped or replaced course whose payment is not yet in the balance; not part of the totals */
            givenUp: boolean;
            /** @description When the payment for a dropped course is added to the balance; else null */
            creditedAt?: components["schemas"]["Instant"] | null;
            /** @description First instant that is too late to pay; null: payable at once */
            dueBy: components["schemas"]["Instant"] | null;
            overdue: boolean;
            /** @description Payable only at the cashier (MSG-000063) */
            cashierOnly: boolean;
            /** @description The pending payment for it; null: none */
            pending: components["schemas"]["InPayment"] | null;
        };
        FeeCourse: {
            code: string;
            number: string;
            creditHours: number;
        };
        InPayment: {
            paymentId: string;
            documentNumber: string;
            /** @description The student has entered a card and the bank decides. Absent if the gateway does not report it */
            processing?: boolean;
        };
        SemesterFees: {
            semesterId: components["schemas"]["Id"];
            name: components["schemas"]["Text"];
            /** @enum {string} */
            time: "past" | "current" | "next";
            /** @description The first deadline of its unpaid items, excluded; null: none */
            dueBy: components["schemas"]["Instant"] | null;
            totals: components["schemas"]["FeeTotals"];
            toPay?: components["schemas"]["ToPay"];
            onItsWay?: components["schemas"]["OnItsWay"];
            items: components["schemas"]["FeeItem"][];
        };
        FeesOwed: {
            now: components["schemas"]["Instant"];
            sponsor: components["schemas"]["Text"] | null;
            balance: components["schemas"]["Balance"];
            /** @description Totals of all semesters */
            totals: components["schemas"]["FeeTotals"];
            /** @description Sums over all fees, other fees included */
            owed: {
                /** @description The unpaid amount */
                due: components["schemas"]["Fils"];
                toPay?: components["schemas"]["ToPay"];
                onItsWay?: components["schemas"]["OnItsWay"];
                /** @description The overdue part of `toPay` */
                overdue: components["schemas"]["Fils"];
                tuition: components["schemas"]["Fils"];
                /** @description The first deadline in `toPay`, excluded; null: none */
                dueBy: components["schemas"]["Instant"] | null;
            };
            toBalance?: components["schemas"]["ToBalance"];
            /** @description Services blocked until the fees are paid: official documents, official withdrawal, clearance */
            notices: components["schemas"]["Refusal"][];
            /** @description Semesters with overdue fees first, oldest first; then the others, newest first */
            semesters: components["schemas"]["SemesterFees"][];
        };
        /** @description The unpaid amount without pending payments; every page shows it */
        ToPay: components["schemas"]["Fils"];
        /** @description The unpaid amount that pending payments would pay */
        OnItsWay: components["schemas"]["Fils"];
        /** @description Payments for dropped courses, added to the balance when add/drop of their semester ends for all students */
        ToBalance: {
            fils: components["schemas"]["Fils"];
            /** @description When the amount is added; null if add/drop of the semester has no end */
            at: components["schemas"]["Instant"] | null;
        }[];
        OtherFees: {
            totals: components["schemas"]["FeeTotals"];
            /** @description Newest first */
            items: components["schemas"]["FeeItem"][];
        };
        PaidItem: {
            /** @description Code of the course; null for other items */
            code: string | null;
            label: components["schemas"]["Text"];
            semester: components["schemas"]["Text"];
            amount: components["schemas"]["Fils"];
        };
        /**
         * @description `gateway`: by card; `cashier`: at the cashier; `balance`: from the balance only
         * @enum {string}
         */
        PaymentMethod: "gateway" | "cashier" | "balance";
        PaymentEntry: {
            paymentId: string;
            documentNumber: string;
            /** @enum {string} */
            status: "pending" | "succeeded" | "failed" | "canceled";
            method: components["schemas"]["PaymentMethod"];
            startedAt: components["schemas"]["Instant"];
            /** @description When it was paid; null: not paid */
            receiptDate: components["schemas"]["Instant"] | null;
            /** @description The whole amount, with the part from the balance */
            amount: components["schemas"]["Fils"];
            fromBalance: components["schemas"]["Fils"];
            /** @description The gateway's reason for a failure; else null */
            reason: string | null;
            items: components["schemas"]["PaidItem"][];
        };
        PaymentHistory: {
            /** @description Sum of all successful payments */
            paid: components["schemas"]["Fils"];
            items: components["schemas"]["PaymentEntry"][];
        };
        BilledStudent: {
            code: string;
            name: components["schemas"]["Text"];
            programme: components["schemas"]["Text"];
            college: components["schemas"]["Text"];
        };
        StatementEntry: {
            at: components["schemas"]["Instant"];
            /**
             * @description `givenUp`: a dropped course, its payment not yet in the balance; `credit`: an amount added to the balance
             * @enum {string}
             */
            kind: "charge" | "payment" | "givenUp" | "credit";
            /** @description Null for payments and credits */
            label: components["schemas"]["Text"] | null;
            /** @description Code of the course; null for other entries */
            code: string | null;
            /** @description Null for other entries than payments */
            documentNumber: string | null;
            /** @description Added to the amount due; negative if reduced */
            own: components["schemas"]["Fils"];
            sponsor: components["schemas"]["Fils"];
            paid: components["schemas"]["Fils"];
            fromBalance: components["schemas"]["Fils"];
            /** @description The amount due after this entry */
            owed: components["schemas"]["Fils"];
            /** @description When the payment for a dropped course is added to the balance; else null */
            creditedAt?: components["schemas"]["Instant"] | null;
        };
        SemesterStatement: {
            semesterId: components["schemas"]["Id"];
            name: components["schemas"]["Text"];
            /** @description The amount due from earlier semesters */
            carried: components["schemas"]["Fils"];
            owed: components["schemas"]["Fils"];
            totals: components["schemas"]["FeeTotals"];
            /** @description Oldest first */
            entries: components["schemas"]["StatementEntry"][];
        };
        FinancialData: {
            now: components["schemas"]["Instant"];
            student: components["schemas"]["BilledStudent"];
            sponsor: components["schemas"]["Text"] | null;
            balance: components["schemas"]["Balance"];
            totals: components["schemas"]["FeeTotals"];
            owed: components["schemas"]["Fils"];
            toPay?: components["schemas"]["ToPay"];
            onItsWay?: components["schemas"]["OnItsWay"];
            toBalance?: components["schemas"]["ToBalance"];
            /** @description Newest first */
            semesters: components["schemas"]["SemesterStatement"][];
        };
        Receipt: {
            documentNumber: string;
            receiptDate: components["schemas"]["Instant"];
            student: components["schemas"]["BilledStudent"];
            method: components["schemas"]["PaymentMethod"];
            amount: components["schemas"]["Fils"];
            /** @description Paid by card or at the cashier */
            paidByCard: components["schemas"]["Fils"];
            fromBalance: components["schemas"]["Fils"];
            items: components["schemas"]["PaidItem"][];
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "kind": "registration",
         *           "id": 2
         *         }
         *       ],
         *       "useBalance": true
         *     }
         */
        StartPayment: {
            /** @description Items to pay in full, by `kind` and `id` of FeeItem */
            items: {
                kind: components["schemas"]["PayableKind"];
                id: number;
            }[];
            /** @description Use the balance first, and the card for the rest */
            useBalance: boolean;
        };
        /**
         * @description `registration`: a course of a running semester; `charge`: any other fee
         * @enum {string}
         */
        PayableKind: "registration" | "charge";
        PaymentItem: {
            kind: components["schemas"]["PayableKind"];
            /** @description Null if the registration was deleted later */
            id: components["schemas"]["Id"] | null;
            label: components["schemas"]["Text"];
            amount: components["schemas"]["Fils"];
        };
        Payment: {
            paymentId: components["schemas"]["PaymentId"];
            documentNumber: string;
            /** @enum {string} */
            status: "pending" | "succeeded" | "failed" | "canceled";
            /** @description The part paid by card */
            amount: components["schemas"]["Fils"];
            fromBalance: components["schemas"]["Fils"];
            /** @description Address of the card page while the payment is pending; else null */
            gatewayUrl: string | null;
            /** @description The student has entered a card and the bank decides: the payment cannot be continued or canceled. Absent if the gateway does not report it */
            processing?: boolean;
            startedAt: components["schemas"]["Instant"];
            /** @description Null while pending */
            endedAt: components["schemas"]["Instant"] | null;
            /** @description The gateway's reason for a failure; else null */
            reason: string | null;
            /**
             * @description Message code of the status; null while pending
             * @enum {string|null}
             */
            message: "MSG-000065" | "MSG-000066" | "MSG-000067" | null;
            items: components["schemas"]["PaymentItem"][];
        };
        /** @description Opaque id of the payment */
        PaymentId: string;
        /** @enum {string} */
        PaymentOutcome: "succeeded" | "failed" | "canceled";
        /**
         * @example {
         *       "eventId": "evt_5b1f6f0a",
         *       "paymentId": "kQ2v8cX1mZr4T9bW",
         *       "outcome": "failed",
         *       "amount": 72000,
         *       "reason": "declined"
         *     }
         */
        GatewayCallback: {
            /** @description The gateway's id of the event */
            eventId: string;
            paymentId: components["schemas"]["PaymentId"];
            outcome: components["schemas"]["PaymentOutcome"];
            /** @description Amount of the payment, in fils */
            amount: number;
            reason: string | null;
        };
        CallbackAccepted: {
            /**
             * @description The payment's status now
             * @enum {string}
             */
            status: "pending" | "succeeded" | "failed" | "canceled";
        };
        /**
         * @example {
         *       "silent": true,
         *       "lateMinutes": 10
         *     }
         */
        GatewaySetting: {
            /** @description Callbacks are on hold */
            silent: boolean;
            /** @description The gateway answers no call and holds its callbacks; absent: false */
            down?: boolean;
            /** @description Minutes until the bank decides on the late test card, by the business clock */
            lateMinutes: number;
        };
        /** @enum {string} */
        TestCardName: "accepted" | "declined" | "insufficientFunds" | "authentication" | "pending" | "late";
        /**
         * @example {
         *       "card": "declined"
         *     }
         */
        TestCard: {
            card: components["schemas"]["TestCardName"];
        };
        /**
         * @example {
         *       "outcome": "failed",
         *       "reason": "declined"
         *     }
         */
        GatewayDecision: {
            outcome: components["schemas"]["PaymentOutcome"];
            /** @enum {string|null} */
            reason?: "declined" | "insufficientFunds" | "authentication" | "cardholder" | "expired" | null;
        };
        SignedCallback: {
            callback: components["schemas"]["GatewayCallback"];
            /** @description For `Webhook-Timestamp` and `Gateway-Timestamp` */
            timestamp: string;
            /** @description For `Gateway-Signature` */
            signature: string;
            /** @description For `Webhook-Signature`; the `Webhook-Id` is the `eventId` */
            webhookSignature: string;
        };
        Gateway: {
            silent: boolean;
            down: boolean;
            lateMinutes: number;
            cards: {
                card: components["schemas"]["TestCardName"];
                number: string;
            }[];
            payments: components["schemas"]["GatewayPayment"][];
        };
        GatewayPayment: {
            id: components["schemas"]["PaymentId"];
            documentNumber: string;
            student: components["schemas"]["Text"];
            amount: components["schemas"]["Fils"];
            /** @enum {string} */
            status: "open" | "processing" | "succeeded" | "failed" | "canceled";
            reason: string | null;
            openedAt: components["schemas"]["Instant"];
            /** @description When the bank decides; null: not scheduled */
            answersAt: components["schemas"]["Instant"] | null;
            callbacks: {
                eventId: string;
                outcome: components["schemas"]["PaymentOutcome"];
                attempts: number;
                nextAttemptAt: components["schemas"]["Instant"] | null;
                acceptedAt: components["schemas"]["Instant"] | null;
                lastAnswer: string | null;
            }[];
        };
        /**
         * @description A type of event: `bh.sis.`, the area, what happened, and the version of its `data`
         * @enum {string}
         */
        WebhookType: "bh.sis.registration.registered.v1" | "bh.sis.registration.dropped.v1" | "bh.sis.registration.seatGiven.v1" | "bh.sis.request.decided.v1" | "bh.sis.fees.paid.v1" | "bh.sis.student.statusChanged.v1" | "bh.sis.document.issued.v1" | "bh.sis.document.revoked.v1";
        WebhookSubscription: {
            id: components["schemas"]["Id"];
            url: string;
            types: components["schemas"]["WebhookType"][];
            createdAt: components["schemas"]["Instant"];
            /** @description Since when nothing is sent any more; null while the subscription is in use */
            disabled: {
                at: components["schemas"]["Instant"];
                reason: components["schemas"]["WebhookEnd"];
            } | null;
        };
        /**
         * @description `gone`: the receiver answered 410. `failing`: every attempt of an event failed, and no other event arrived meanwhile. `unreadable`: the secret was kept by a server with another secret key
         * @enum {string}
         */
        WebhookEnd: "gone" | "failing" | "unreadable";
        WebhookSubscriptions: {
            maximum: number;
            subscriptions: components["schemas"]["WebhookSubscription"][];
            /** @description Only by addSubscription */
            added?: {
                id: components["schemas"]["Id"];
                /** @description Signs the deliveries to this address */
                secret: string;
            };
        };
        /**
         * @example {
         *       "url": "https://receiver.university.example/events",
         *       "types": [
         *         "bh.sis.registration.registered.v1",
         *         "bh.sis.registration.dropped.v1"
         *       ]
         *     }
         */
        SubscriptionToAdd: {
            url: string;
            types: components["schemas"]["WebhookType"][];
        };
        /**
         * @description A student was registered in a section
         * @example {
         *       "specversion": "1.0",
         *       "id": "evt_5b1f6f0a2c8d4e3f9a7b6c5d4e3f2a1b",
         *       "source": "https://sis.university.example",
         *       "type": "bh.sis.registration.registered.v1",
         *       "subject": "202490001",
         *       "time": "2026-09-07T10:00:00+03:00",
         *       "datacontenttype": "application/json",
         *       "data": {
         *         "semesterId": 20261,
         *         "sectionId": 1021,
         *         "code": "ITIS311",
         *         "number": "01",
         *         "action": "register",
         *         "by": "student"
         *       }
         *     }
         */
        RegistrationRegistered: {
            /** @constant */
            specversion: "1.0";
            /** @description The `webhook-id` */
            id: string;
            /** @description The address of the university's server */
            source: string;
            /** @constant */
            type: "bh.sis.registration.registered.v1";
            /**
             * @description The student's number
             * @example 202490001
             */
            subject: string;
            /** @description When it happened. The webhook-timestamp is the time of the attempt */
            time: components["schemas"]["Instant"];
            /** @constant */
            datacontenttype: "application/json";
            data: components["schemas"]["RegistrationEventData"];
        };
        /**
         * @description A student left a section
         * @example {
         *       "specversion": "1.0",
         *       "id": "evt_5b1f6f0a2c8d4e3f9a7b6c5d4e3f2a1b",
         *       "source": "https://sis.university.example",
         *       "type": "bh.sis.registration.dropped.v1",
         *       "subject": "202490001",
         *       "time": "2026-09-07T10:00:00+03:00",
         *       "datacontenttype": "application/json",
         *       "data": {
         *         "semesterId": 20261,
         *         "sectionId": 1021,
         *         "code": "ITIS311",
         *         "number": "01",
         *         "action": "drop",
         *         "by": "student"
         *       }
         *     }
         */
        RegistrationDropped: {
            /** @constant */
            specversion: "1.0";
            /** @description The `webhook-id` */
            id: string;
            /** @description The address of the university's server */
            source: string;
            /** @constant */
            type: "bh.sis.registration.dropped.v1";
            /**
             * @description The student's number
             * @example 202490001
             */
            subject: string;
            /** @description When it happened. The webhook-timestamp is the time of the attempt */
            time: components["schemas"]["Instant"];
            /** @constant */
            datacontenttype: "application/json";
            data: components["schemas"]["RegistrationEventData"];
        };
        /**
         * @description A student was given a free seat
         * @example {
         *       "specversion": "1.0",
         *       "id": "evt_5b1f6f0a2c8d4e3f9a7b6c5d4e3f2a1b",
         *       "source": "https://sis.university.example",
         *       "type": "bh.sis.registration.seatGiven.v1",
         *       "subject": "202490001",
         *       "time": "2026-09-07T10:00:00+03:00",
         *       "datacontenttype": "application/json",
         *       "data": {
         *         "semesterId": 20261,
         *         "sectionId": 1034,
         *         "code": "ENTR301",
         *         "number": "05",
         *         "from": "offer",
         *         "until": "2026-09-08T10:00:00+03:00"
         *       }
         *     }
         */
        SeatGiven: {
            /** @constant */
            specversion: "1.0";
            /** @description The `webhook-id` */
            id: string;
            /** @description The address of the university's server */
            source: string;
            /** @constant */
            type: "bh.sis.registration.seatGiven.v1";
            /**
             * @description The student's number
             * @example 202490001
             */
            subject: string;
            /** @description When it happened. The webhook-timestamp is the time of the attempt */
            time: components["schemas"]["Instant"];
            /** @constant */
            datacontenttype: "application/json";
            data: components["schemas"]["SeatEventData"];
        };
        /**
         * @description A request was approved or refused
         * @example {
         *       "specversion": "1.0",
         *       "id": "evt_5b1f6f0a2c8d4e3f9a7b6c5d4e3f2a1b",
         *       "source": "https://sis.university.example",
         *       "type": "bh.sis.request.decided.v1",
         *       "subject": "202490001",
         *       "time": "2026-09-07T10:00:00+03:00",
         *       "datacontenttype": "application/json",
         *       "data": {
         *         "referenceNumber": "REF-2026-000012",
         *         "kind": "refund",
         *         "status": "approved"
         *       }
         *     }
         */
        RequestDecided: {
            /** @constant */
            specversion: "1.0";
            /** @description The `webhook-id` */
            id: string;
            /** @description The address of the university's server */
            source: string;
            /** @constant */
            type: "bh.sis.request.decided.v1";
            /**
             * @description The student's number
             * @example 202490001
             */
            subject: string;
            /** @description When it happened. The webhook-timestamp is the time of the attempt */
            time: components["schemas"]["Instant"];
            /** @constant */
            datacontenttype: "application/json";
            data: components["schemas"]["RequestEventData"];
        };
        /**
         * @description A payment succeeded
         * @example {
         *       "specversion": "1.0",
         *       "id": "evt_5b1f6f0a2c8d4e3f9a7b6c5d4e3f2a1b",
         *       "source": "https://sis.university.example",
         *       "type": "bh.sis.fees.paid.v1",
         *       "subject": "202490001",
         *       "time": "2026-09-07T10:00:00+03:00",
         *       "datacontenttype": "application/json",
         *       "data": {
         *         "documentNumber": "PAY-2026-000123",
         *         "method": "gateway",
         *         "amount": 72000,
         *         "fromBalance": 0
         *       }
         *     }
         */
        FeesPaid: {
            /** @constant */
            specversion: "1.0";
            /** @description The `webhook-id` */
            id: string;
            /** @description The address of the university's server */
            source: string;
            /** @constant */
            type: "bh.sis.fees.paid.v1";
            /**
             * @description The student's number
             * @example 202490001
             */
            subject: string;
            /** @description When it happened. The webhook-timestamp is the time of the attempt */
            time: components["schemas"]["Instant"];
            /** @constant */
            datacontenttype: "application/json";
            data: components["schemas"]["PaymentEventData"];
        };
        /**
         * @description The academic status of a student changed
         * @example {
         *       "specversion": "1.0",
         *       "id": "evt_5b1f6f0a2c8d4e3f9a7b6c5d4e3f2a1b",
         *       "source": "https://sis.university.example",
         *       "type": "bh.sis.student.statusChanged.v1",
         *       "subject": "202490001",
         *       "time": "2026-09-07T10:00:00+03:00",
         *       "datacontenttype": "application/json",
         *       "data": {
         *         "status": "withdrawn",
         *         "before": "active"
         *       }
         *     }
         */
        StudentStatusChanged: {
            /** @constant */
            specversion: "1.0";
            /** @description The `webhook-id` */
            id: string;
            /** @description The address of the university's server */
            source: string;
            /** @constant */
            type: "bh.sis.student.statusChanged.v1";
            /**
             * @description The student's number
             * @example 202490001
             */
            subject: string;
            /** @description When it happened. The webhook-timestamp is the time of the attempt */
            time: components["schemas"]["Instant"];
            /** @constant */
            datacontenttype: "application/json";
            data: components["schemas"]["StatusEventData"];
        };
        /**
         * @description An official document was issued
         * @example {
         *       "specversion": "1.0",
         *       "id": "evt_5b1f6f0a2c8d4e3f9a7b6c5d4e3f2a1b",
         *       "source": "https://sis.university.example",
         *       "type": "bh.sis.document.issued.v1",
         *       "subject": "202490001",
         *       "time": "2026-09-07T10:00:00+03:00",
         *       "datacontenttype": "application/json",
         *       "data": {
         *         "number": "OTR-2026-000012",
         *         "kind": "transcript"
         *       }
         *     }
         */
        DocumentIssued: {
            /** @constant */
            specversion: "1.0";
            /** @description The `webhook-id` */
            id: string;
            /** @description The address of the university's server */
            source: string;
            /** @constant */
            type: "bh.sis.document.issued.v1";
            /**
             * @description The student's number
             * @example 202490001
             */
            subject: string;
            /** @description When it happened. The webhook-timestamp is the time of the attempt */
            time: components["schemas"]["Instant"];
            /** @constant */
            datacontenttype: "application/json";
            data: components["schemas"]["DocumentEventData"];
        };
        /**
         * @description An official document is no longer valid
         * @example {
         *       "specversion": "1.0",
         *       "id": "evt_5b1f6f0a2c8d4e3f9a7b6c5d4e3f2a1b",
         *       "source": "https://sis.university.example",
         *       "type": "bh.sis.document.revoked.v1",
         *       "subject": "202490001",
         *       "time": "2026-09-07T10:00:00+03:00",
         *       "datacontenttype": "application/json",
         *       "data": {
         *         "number": "GRC-2026-000003",
         *         "kind": "certificate",
         *         "status": "replaced"
         *       }
         *     }
         */
        DocumentRevoked: {
            /** @constant */
            specversion: "1.0";
            /** @description The `webhook-id` */
            id: string;
            /** @description The address of the university's server */
            source: string;
            /** @constant */
            type: "bh.sis.document.revoked.v1";
            /**
             * @description The student's number
             * @example 202490001
             */
            subject: string;
            /** @description When it happened. The webhook-timestamp is the time of the attempt */
            time: components["schemas"]["Instant"];
            /** @constant */
            datacontenttype: "application/json";
            data: components["schemas"]["DocumentEndData"];
        };
        RegistrationEventData: {
            semesterId: components["schemas"]["Id"];
            sectionId: components["schemas"]["Id"];
            /** @description Course code */
            code: string;
            /** @description Section number */
            number: string;
            /**
             * @description How it happened; `promote`: from the waiting list
             * @enum {string}
             */
            action: "register" | "delete" | "drop" | "undrop" | "withdraw" | "unwithdraw" | "replace" | "promote";
            /** @enum {string} */
            by: "student" | "waitingList" | "registrar";
        };
        SeatEventData: {
            semesterId: components["schemas"]["Id"];
            sectionId: components["schemas"]["Id"];
            /** @description Course code */
            code: string;
            /** @description Section number */
            number: string;
            /** @enum {string} */
            from: "waitingList" | "offer";
            /** @description When an offer ends; null: the student has the seat */
            until: components["schemas"]["Instant"] | null;
        };
        RequestEventData: {
            referenceNumber: string;
            kind: components["schemas"]["RequestKind"];
            /** @enum {string} */
            status: "approved" | "refused";
        };
        PaymentEventData: {
            documentNumber: string;
            method: components["schemas"]["PaymentMethod"];
            /** @description Paid by card or at the cashier */
            amount: components["schemas"]["Fils"];
            /** @description Paid from the balance */
            fromBalance: components["schemas"]["Fils"];
        };
        StatusEventData: {
            status: components["schemas"]["AcademicStatus"];
            before: components["schemas"]["AcademicStatus"];
        };
        DocumentEventData: {
            number: components["schemas"]["DocumentNumber"];
            kind: components["schemas"]["DocumentKind"];
        };
        DocumentEndData: {
            number: components["schemas"]["DocumentNumber"];
            kind: components["schemas"]["DocumentKind"];
            /** @enum {string} */
            status: "revoked" | "replaced";
        };
        /**
         * @description `waiting`: for its first or next attempt. `failed`: given up after the last attempt
         * @enum {string}
         */
        WebhookStatus: "waiting" | "delivered" | "failed";
        /**
         * @description `answer500`: is not sent and counts as answered with 500. `timeout`: is sent, but its answer counts as too late. `wrongSignature`: is sent with a signature of another secret
         * @enum {string}
         */
        WebhookFault: "answer500" | "timeout" | "wrongSignature";
        /**
         * @example {
         *       "fault": "answer500",
         *       "times": 2
         *     }
         */
        WebhookFaultSetting: {
            /** @description Absent: none */
            fault?: components["schemas"]["WebhookFault"];
            /**
             * @description Number of deliveries
             * @default 1
             */
            times?: number;
        };
        Webhooks: {
            /** @description For the header X-Operator-Key */
            operatorKey: string;
            /** @description The fault of the next deliveries; null: none */
            fault: {
                fault: components["schemas"]["WebhookFault"];
                remaining: number;
            } | null;
            subscriptions: components["schemas"]["WebhookSubscription"][];
            /** @description The latest */
            deliveries: components["schemas"]["WebhookDelivery"][];
        };
        WebhookDelivery: {
            id: components["schemas"]["Id"];
            eventId: string;
            type: components["schemas"]["WebhookType"];
            /** @description The student's number */
            subject: string;
            url: string;
            status: components["schemas"]["WebhookStatus"];
            /** @description An earlier event of the same student has not arrived there yet */
            heldBack: boolean;
            /** @description By the business clock; null: none */
            nextAttemptAt: components["schemas"]["Instant"] | null;
            body: string;
            /** @description The latest last */
            attempts: {
                /** @description By the business clock */
                at: components["schemas"]["Instant"];
                /** @description HTTP status; null: no answer */
                status: number | null;
                /** @description The beginning of the answer, or the error */
                answer: string;
                headers: {
                    [key: string]: string;
                };
            }[];
        };
        Simulator: {
            /** @constant */
            name: "sis-simulator";
            version: string;
            /** @description Letter of this server, if several share one address: its sandboxes have names like a-monday. Empty if it is alone */
            server: string;
            /** @description Empty for the default sandbox */
            sandbox: string;
            clock: components["schemas"]["Clock"];
            /**
             * @description `trainee`: the trainee of this sandbox; `trainer`: may make the trainer's calls; `guest`: others
             * @enum {string}
             */
            caller: "trainer" | "trainee" | "guest";
            /** @description Whether this caller may make the trainer's calls: it sent the code, or none is needed */
            trainer: boolean;
            /** @description Number of calls that breakpoints hold now */
            heldCalls: number;
            /** @description The trainee of this sandbox, if the caller is that trainee or the trainer; else null */
            trainee: {
                /** @description Number of the trainee */
                trainee: number;
                name: string;
                /** @description The join code of the class */
                code: string;
                title: string;
                /** @description The scenario of the class; null: none */
                scenario: string | null;
                /** @description Number of steps done */
                step: number;
                /** @description Last start or restart, by the machine's clock */
                begunAt: components["schemas"]["Instant"];
                /** @description When the trainee raised the hand, by the machine's clock; null: not raised */
                handAt: components["schemas"]["Instant"] | null;
                /** @description The trainer's messages of the last two hours, oldest first */
                messages: components["schemas"]["ClassMessage"][];
            } | null;
        };
        ClassMessage: {
            id: number;
            text: string;
            /** @description By the clock of the class */
            sentAt: components["schemas"]["Instant"];
        };
        Clock: {
            /** @enum {string} */
            mode: "live" | "ticking" | "frozen";
            now: components["schemas"]["Instant"];
            semester: components["schemas"]["Semester"];
            /** @description Suggested times, in order */
            marks: {
                function: string;
                /** @enum {string} */
                edge: "opens" | "closes";
                at: components["schemas"]["Instant"];
            }[];
            snaps: components["schemas"]["Snaps"];
            /** @description The state before the last move of the clock, which undoClockMove restores; null: none */
            beforeJump: {
                now: components["schemas"]["Instant"];
                /** @enum {string} */
                mode: "live" | "ticking" | "frozen";
                /** @description By the machine's clock */
                takenAt: components["schemas"]["Instant"];
            } | null;
            /** @description A notice if the clock was set back */
            messages?: components["schemas"]["Refusal"][];
            /** @description The scheduled jobs that ran on the way, in order */
            ran?: {
                name: string;
                at: components["schemas"]["Instant"];
            }[];
        };
        /** @description Times often used in scenarios, from now on */
        Snaps: {
            key: components["schemas"]["SnapKey"];
            at: components["schemas"]["Instant"];
        }[];
        /** @enum {string} */
        SnapKey: "registrationOpens" | "registrationLastMinute" | "addDropOpens" | "addDropLastMinute" | "addDropCloses" | "withdrawalOpens" | "endOfWeek10" | "earlyRegistrationOpens" | "gradesComeIn" | "nextMidnight" | "nextWorkingDay" | "nextFriday";
        /**
         * @example {
         *       "mode": "frozen",
         *       "now": "2026-10-04T09:00:00+03:00"
         *     }
         */
        ClockSetting: {
            /** @enum {string} */
            mode: "live" | "ticking" | "frozen";
            /** @description The instant to set; absent: the present time of the clock */
            now?: components["schemas"]["Instant"];
            /**
             * @description True: sessions may expire in the move; false: they are extended by it
             * @default false
             */
            expireSessions?: boolean;
        };
        /**
         * @example {
         *       "seconds": 3600
         *     }
         */
        ClockAdvance: {
            seconds: number;
            /** @default false */
            expireSessions?: boolean;
        };
        Grades: {
            semester: components["schemas"]["Semester"];
            /** @description When the scheduled job gives the grades */
            comeInAt: components["schemas"]["Instant"];
            /** @description Earliest instant for giving all grades by hand */
            allFrom: components["schemas"]["Instant"];
            /** @description Registrations with a grade */
            given: number;
            /** @description Registrations without a grade */
            waiting: number;
            /** @description All grades */
            scale: string[];
            /** @description The first 50 found, those without a grade first */
            rows: {
                registrationId: components["schemas"]["Id"];
                student: {
                    code: string;
                    name: components["schemas"]["Text"];
                };
                course: string;
                section: string;
                grade: string | null;
            }[];
        };
        OfficeRegistrations: {
            semester: components["schemas"]["Semester"];
            /** @description At most five students */
            students: {
                code: string;
                name: components["schemas"]["Text"];
                /** @description Sections of the remaining plan courses: of those without online registration, or of all if the student may not register online */
                sections: {
                    section: string;
                    name: components["schemas"]["Text"];
                    registered: boolean;
                    /** @description Free seats */
                    free: number;
                    /** @description Why the office may not register the student */
                    reasons: components["schemas"]["Refusal"][];
                    /** @description Confirmations the office must give */
                    questions: components["schemas"]["Refusal"][];
                }[];
            }[];
        };
        /**
         * @example {
         *       "student": "202490001",
         *       "section": "ITCS495-01"
         *     }
         */
        OfficeRegistration: {
            /** @description Student number */
            student: string;
            /** @description Course code and section number in this semester, such as ITCS495-01 */
            section: string;
            confirm?: components["schemas"]["Confirm"];
        };
        Seats: {
            semester: components["schemas"]["Semester"];
            sections: {
                sectionId: components["schemas"]["Id"];
                /** @description Course code and section number */
                section: string;
                name: components["schemas"]["Text"];
                capacity: number;
                taken: number;
                free: number;
                /** @description Students on its waiting list */
                waiting: number;
            }[];
        };
        SectionMeetings: {
            /** @description Course code and section number */
            section: string;
            name: components["schemas"]["Text"];
            /** @description Students registered in the section */
            students: number;
            /** @description Codes of all rooms */
            rooms: string[];
            /** @description By weekly time */
            meetings: {
                startsAt: components["schemas"]["Instant"];
                endsAt: components["schemas"]["Instant"];
                place: components["schemas"]["Place"];
                /** @description Null if the class is held at its weekly time */
                change: {
                    kind: components["schemas"]["MeetingChangeKind"];
                    /** @description Null if it is cancelled */
                    to: components["schemas"]["ClassTime"] | null;
                } | null;
            }[];
        };
        /**
         * @description * `cancel`: the class is not held.
         *     * `move`: it is held at another time or in another room.
         *     * `makeUp`: a cancelled class is held later.
         *     * `restore`: it is held at its weekly time again.
         * @enum {string}
         */
        MeetingAction: "cancel" | "move" | "makeUp" | "restore";
        /**
         * @example {
         *       "startsAt": "2026-09-20T09:00:00+03:00",
         *       "action": "move",
         *       "to": {
         *         "startsAt": "2026-09-22T12:00:00+03:00"
         *       }
         *     }
         */
        MeetingOrder: {
            /** @description The beginning of the class by its weekly time */
            startsAt: components["schemas"]["Instant"];
            action: components["schemas"]["MeetingAction"];
            /** @description Needed by `move` and `makeUp`; the class keeps its length */
            to?: {
                startsAt: components["schemas"]["Instant"];
                /** @description Code of the room; absent: the room of the weekly time */
                room?: string;
            };
        };
        ChangedMeeting: {
            section: components["schemas"]["SectionMeetings"];
            /** @description Students who got a message; 0 if nothing changed */
            told: number;
            /** @description What else is at the new time */
            overlaps: {
                /** @description Students of the section with another class */
                students: number;
                /** @description Sections that need the same room or instructor */
                sections: string[];
            };
        };
        /**
         * @example {
         *       "sections": [
         *         "STAT273-01"
         *       ],
         *       "free": 1
         *     }
         */
        SeatSetting: {
            /** @description Course code and section number; a course code alone: all its sections */
            sections: string[];
            /** @description Free seats to leave; 0: full */
            free: number;
        };
        /**
         * @example {
         *       "people": 300,
         *       "perSecond": 20
         *     }
         */
        QueueSetting: {
            /** @description The people in front */
            people: number;
            /** @description How many of them get their turn in a second */
            perSecond: number;
        };
        DemandBoard: {
            semester: components["schemas"]["Semester"];
            /** @description The first hour of the table of free students */
            firstHour: number;
            courses: {
                courseId: components["schemas"]["Id"];
                code: string;
                name: components["schemas"]["Text"];
                department: components["schemas"]["Text"];
                asked: number;
                /** @description Students to whom no rule objects now */
                eligible: number;
                graduating: number;
                colleges: {
                    name: components["schemas"]["Text"];
                    count: number;
                }[];
                years: {
                    /** @description Year of study */
                    year: number;
                    count: number;
                }[];
                /** @description How many of them have no class: by day from Sunday to Thursday, then by hour from `firstHour` */
                free: number[][];
                sections: {
                    /** @description Course code and section number */
                    section: string;
                    instructor: components["schemas"]["Text"];
                    meetings: components["schemas"]["Meeting"][];
                    capacity: number;
                    /** @description Seats that are neither taken nor kept */
                    free: number;
                }[];
                /** @description Instructors of the department */
                instructors: {
                    id: components["schemas"]["Id"];
                    name: components["schemas"]["Text"];
                }[];
                answer: components["schemas"]["DemandAnswer"] | null;
            }[];
            rooms: {
                /** @description Room code */
                room: string;
                seats: number;
            }[];
        };
        /**
         * @example {
         *       "text": {
         *         "en": "Not this semester. It is offered in the Second Semester.",
         *         "ar": "لن يُطرح المقرر في هذا الفصل. سيُطرح في الفصل الدراسي الثاني."
         *       }
         *     }
         */
        AnswerText: {
            /** @description One sentence in both languages */
            text: {
                en: string;
                ar: string;
            };
        };
        /**
         * @example {
         *       "courseId": 277,
         *       "instructorId": 169,
         *       "room": "S22-1001",
         *       "days": [
         *         4
         *       ],
         *       "startsAt": "19:30",
         *       "endsAt": "20:45",
         *       "seats": 20,
         *       "language": "en"
         *     }
         */
        NewSection: {
            courseId: components["schemas"]["Id"];
            instructorId: components["schemas"]["Id"];
            /** @description Room code */
            room: string;
            /** @description 0: Sunday */
            days: number[];
            startsAt: components["schemas"]["TimeOfDay"];
            endsAt: components["schemas"]["TimeOfDay"];
            seats: number;
            /**
             * @description Study language
             * @enum {string}
             */
            language: "en" | "ar";
        };
        /**
         * @description Each field narrows the registrations to grade; `all` alone: all the rest. Without `grade` each gets its scheduled grade
         * @example {
         *       "course": "ITCS214",
         *       "grade": "B"
         *     }
         */
        GradesByHand: {
            /** @enum {boolean} */
            all?: true;
            registrationId?: components["schemas"]["Id"];
            /** @description Student number */
            student?: string;
            course?: string;
            section?: string;
            grade?: string;
        };
        Personas: {
            /** @description Password of every seeded account */
            password: string;
            personas: {
                key: string;
                userName: string;
                name: components["schemas"]["Text"];
                title: components["schemas"]["Text"];
                shows: components["schemas"]["Text"];
                area: string;
                /** @description False if signing in is refused */
                canSignIn: boolean;
            }[];
        };
        /** @enum {string} */
        IdentityProviderFailure: "none" | "denied" | "wrongNonce" | "expired" | "rotatedKey" | "noStudentRecord";
        /**
         * @example {
         *       "issuer": "http://127.0.0.1:3000/identity",
         *       "failure": "denied",
         *       "remaining": 1
         *     }
         */
        IdentityProvider: {
            /** @description Issuer for OpenID Connect discovery */
            issuer: string;
            failure: components["schemas"]["IdentityProviderFailure"];
            /** @description Number of further sign-ins affected */
            remaining: number;
        };
        /**
         * @example {
         *       "failure": "denied",
         *       "times": 1
         *     }
         */
        IdentityProviderSetting: {
            failure: components["schemas"]["IdentityProviderFailure"];
            /** @default 1 */
            times?: number;
        };
        /** @enum {string} */
        OutboxChannel: "sms" | "email";
        OutboxMessage: {
            id: components["schemas"]["Id"];
            /** @description When it was sent */
            at: components["schemas"]["Instant"];
            channel: components["schemas"]["OutboxChannel"];
            recipient: string;
            subject: string;
            /** @description Empty until it arrives */
            body: string;
            /** @description The verification code in it; null until it arrives, or without a code */
            code: string | null;
            /** @description Null if lost */
            arrivesAt: components["schemas"]["Instant"] | null;
            /** @enum {string} */
            state: "onTheWay" | "arrived" | "lost";
        };
        Outbox: {
            messages: components["schemas"]["OutboxMessage"][];
        };
        NextMessage: {
            /** @description Null if none arrived in time */
            message: components["schemas"]["OutboxMessage"] | null;
        };
        Delivery: {
            /** @enum {string} */
            mode: "normal" | "delayed" | "lost" | "duplicate";
            /** @description Seconds by which the business clock delays a message */
            seconds: number;
            /** @description Number of further messages affected */
            remaining: number;
        };
        /**
         * @example {
         *       "mode": "delayed",
         *       "seconds": 120,
         *       "times": 1
         *     }
         */
        DeliverySetting: {
            /** @enum {string} */
            mode: "normal" | "delayed" | "lost" | "duplicate";
            /** @default 60 */
            seconds?: number;
            /** @default 1 */
            times?: number;
        };
        /** @enum {string} */
        AgendaFunction: "registration" | "addDrop" | "earlyRegistration" | "courseWithdrawal" | "officialWithdrawal" | "permanentWithdrawal" | "cancelAdmission" | "appeal" | "survey" | "transfer" | "minor" | "exemption" | "thesis" | "caseStudy" | "transport" | "refund" | "clearance" | "document" | "enrollmentChange" | "transferRound" | "transferConfirm";
        /**
         * @example {
         *       "rows": [
         *         {
         *           "function": "appeal",
         *           "semesterId": 20261,
         *           "opensAt": "2026-09-06T08:00:00+03:00",
         *           "closesAt": "2026-09-20T00:00:00+03:00"
         *         }
         *       ]
         *     }
         */
        Agenda: {
            rows: components["schemas"]["AgendaRow"][];
        };
        AgendaRow: {
            function: components["schemas"]["AgendaFunction"];
            semesterId: components["schemas"]["Id"];
            opensAt: components["schemas"]["Instant"];
            closesAt: components["schemas"]["Instant"];
            /** @description Null for all colleges */
            collegeId?: number | null;
            /**
             * @description Null for all degrees
             * @enum {string|null}
             */
            degreeClass?: "associateDiploma" | "bachelor" | "master" | "phd" | null;
            /** @description Year of admission; null for all */
            cohort?: number | null;
            /** @description Earned credit hours from which on; null for all */
            earnedHoursFrom?: number | null;
            /** @description Earned credit hours up to and including this number; null for all */
            earnedHoursTo?: number | null;
            /** @description True for who graduates in the semester; false for the others; null for all */
            graduating?: boolean | null;
        };
        AgendaState: {
            rows: components["schemas"]["AgendaRow"][];
            /** @description Names of the colleges in `collegeId` */
            colleges: {
                id: components["schemas"]["Id"];
                name: components["schemas"]["Text"];
            }[];
        };
        /**
         * @example {
         *       "operationId": "registerCourse",
         *       "kind": "status",
         *       "status": 503,
         *       "times": 1
         *     }
         * @example {
         *       "group": "saves",
         *       "kind": "code",
         *       "code": "MSG-000077"
         *     }
         * @example {
         *       "group": "all",
         *       "kind": "latency",
         *       "latencyMs": 300,
         *       "latencyToMs": 2500,
         *       "share": 60,
         *       "seed": 7,
         *       "times": null
         *     }
         */
        FaultSetting: {
            /** @description The affected call, outside `/sim`; send either this or `group` */
            operationId?: string;
            group?: components["schemas"]["FaultGroup"];
            /** @enum {string} */
            kind: "latency" | "status" | "code" | "drop";
            /** @default 1000 */
            latencyMs?: number;
            /** @description Upper limit of the delay; absent: always latencyMs */
            latencyToMs?: number;
            /** @default 500 */
            status?: number;
            /** @default MSG-000077 */
            code?: string;
            /**
             * @description Number of calls affected; null: all until it is removed
             * @default 1
             */
            times?: number | null;
            /**
             * @description Percentage of the calls affected
             * @default 100
             */
            share?: number;
            /**
             * @description Random seed of share and delay: the same seed affects the same calls
             * @default 1
             */
            seed?: number;
            /**
             * @description Calls counted before; the draw continues after them
             * @default 0
             */
            seen?: number;
        };
        /**
         * @description * `all`: every call outside `/sim`, also signing in.
         *     * `saves`: every change by a student, such as a basket, a course, a request, a payment or a message.
         *     * `registrationSaves`: changes of registrations and waiting lists.
         *     * `registration`: every call of course registration, also those that only read.
         * @enum {string}
         */
        FaultGroup: "all" | "saves" | "registrationSaves" | "registration";
        ClassroomFaults: {
            /** @description The faults of all trainees, also of those who join later */
            faults: components["schemas"]["FaultSetting"][];
        };
        /** @enum {string} */
        IncidentKind: "payment" | "registration" | "everything";
        /**
         * @description `gateway`: three calls to the payment gateway within ten minutes got no answer; its first answer ends the incident
         * @enum {string}
         */
        IncidentCause: "trainer" | "gateway";
        ServiceStatus: {
            incidents: {
                kind: components["schemas"]["IncidentKind"];
                from: components["schemas"]["Instant"];
            }[];
        };
        /**
         * @example {
         *       "kind": "payment"
         *     }
         */
        IncidentSetting: {
            kind: components["schemas"]["IncidentKind"];
        };
        /** @description What moves, in order of time */
        IncidentMoves: {
            /** @description A function of the agenda, of which the end moves; or due times of students: `courses`, `charges`, `requests`, `decisions`, `executions` */
            name: string;
            /** @description Periods or students concerned */
            count: number;
            /** @description The first of them */
            from: components["schemas"]["Instant"];
            /** @description Its new time */
            to: components["schemas"]["Instant"];
        }[];
        IncidentPreview: {
            moves: components["schemas"]["IncidentMoves"];
            /** @description Students who get a message */
            students: number;
        };
        Incident: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["IncidentKind"];
            cause: components["schemas"]["IncidentCause"];
            from: components["schemas"]["Instant"];
            /** @description Null while it lasts */
            until: components["schemas"]["Instant"] | null;
            /** @description While it lasts: what moves if it ends now */
            moves: components["schemas"]["IncidentMoves"];
            /** @description Students who get a message */
            students: number;
        };
        Incidents: {
            incidents: components["schemas"]["Incident"][];
        };
        Faults: {
            faults: {
                id: components["schemas"]["Id"];
                /** @description Absent for a group */
                operationId?: string;
                group?: components["schemas"]["FaultGroup"];
                /** @enum {string} */
                kind: "latency" | "status" | "code" | "drop";
                latencyMs: number;
                latencyToMs: number;
                status: number;
                code: string;
                share: number;
                seed: number;
                /** @description Calls counted so far */
                seen: number;
                /** @description Number of further calls affected; null: all until it is removed */
                remaining: number | null;
            }[];
        };
        /**
         * @example {
         *       "operationId": "registerCourse",
         *       "student": "eligible",
         *       "times": 1
         *     }
         * @example {
         *       "group": "saves",
         *       "stage": "answer"
         *     }
         */
        BreakpointSetting: {
            /** @description The held call, outside `/sim`; send either this or `group` */
            operationId?: string;
            group?: components["schemas"]["FaultGroup"];
            /** @description User name; absent: the calls of all */
            student?: string;
            /** @description Absent: `request` */
            stage?: components["schemas"]["BreakpointStage"];
            /** @description Number of calls held; absent or null: all until it is deleted */
            times?: number | null;
        };
        /**
         * @description `request`: before the call is handled. `answer`: after it was handled, before its response is sent.
         * @enum {string}
         */
        BreakpointStage: "request" | "answer";
        /**
         * @description Without a property the call goes on unchanged. `body` alone replaces the body of the request, or at the stage `answer` that of the response.
         *     With `status` it is the body of a response by hand. A call answered by hand or cut before it was handled is not handled.
         * @example {}
         * @example {
         *       "status": 503
         *     }
         * @example {
         *       "code": "MSG-000077"
         *     }
         */
        ContinueCall: {
            /** @description JSON as text. Hidden secrets keep their values */
            body?: string;
            /** @description Status of a response by hand; send one of this, `code` and `cut` */
            status?: number;
            /** @description A code of the catalogue to respond with */
            code?: string;
            /**
             * @description Cut the connection
             * @constant
             */
            cut?: true;
            /**
             * @description Only list the differences from the contract; the call stays held
             * @default false
             */
            check?: boolean;
        };
        Breakpoints: {
            breakpoints: {
                id: components["schemas"]["Id"];
                /** @description Absent for a group */
                operationId?: string;
                group?: components["schemas"]["FaultGroup"];
                /** @description User name; null: the calls of all */
                student: string | null;
                stage: components["schemas"]["BreakpointStage"];
                /** @description Number of further calls held; null: all until it is deleted */
                remaining: number | null;
            }[];
            /** @description The calls held now, the longest waiting first */
            calls: components["schemas"]["HeldCall"][];
            /** @description Only by continueCall: differences of the new body from the contract, which stop nothing */
            differences?: string[];
        };
        HeldCall: {
            /** @description The number of the call in the traffic */
            id: components["schemas"]["Id"];
            stage: components["schemas"]["BreakpointStage"];
            operationId: string;
            method: string;
            /** @description Path without the sandbox */
            path: string;
            /** @description Without secrets */
            query: string;
            userName: string | null;
            /** @description By the machine's clock */
            since: components["schemas"]["Instant"];
            /** @description When it goes on by itself, by the machine's clock */
            until: components["schemas"]["Instant"];
            /** @description The body of the request as JSON without secrets; null: none, or too long to edit */
            body: string | null;
            /** @description The response at the stage `answer`; else null */
            answer: {
                status: number;
                /** @description JSON without secrets; null: a file, or too long to edit */
                body: string | null;
            } | null;
            /** @description A response 200 by the contract, as JSON; null: the call answers with a file */
            example: string | null;
        };
        TrafficCall: {
            id: components["schemas"]["Id"];
            /** @description By the business clock */
            at: components["schemas"]["Instant"];
            /** @description By the machine's clock */
            atMachine: components["schemas"]["Instant"];
            operationId: string;
            method: string;
            /** @description Path without the sandbox */
            path: string;
            /** @description Without secrets */
            query: string;
            userName: string | null;
            /** @description 0 if the connection was lost */
            status: number;
            /** @description Every code in the response */
            codes: string[];
            milliseconds: number;
            /** @description The call has a reason that explainRefusal explains */
            refused: boolean;
        };
        Traffic: {
            calls: components["schemas"]["TrafficCall"][];
            /** @description Number of calls that match the filters */
            total: number;
            /** @description Id of the newest recorded call; 0: none */
            lastId: number;
            /** @description If `search` is a reference without a call here: the sandboxes that have the call. The default sandbox is an empty name */
            elsewhere: string[];
        };
        TrafficDetails: {
            call: components["schemas"]["TrafficCall"];
            language: components["schemas"]["Language"];
            /** @description JSON as text, without secrets; null: none */
            body: string | null;
            /** @description JSON as text, without secrets */
            answer: string;
            /** @description The response was too long: only its beginning is stored */
            answerCut: boolean;
            traces: components["schemas"]["RefusalTrace"][];
        };
        /**
         * @example {
         *       "body": "{\"sectionId\":12}"
         *     }
         * @example {}
         */
        ResendCall: {
            /** @description Path without the sandbox */
            path?: string;
            /** @description Query string without `?` */
            query?: string;
            /** @description JSON as text; null: no body */
            body?: string | null;
        };
        /**
         * @example {
         *       "calls": [
         *         12,
         *         14
         *       ]
         *     }
         */
        NewScenario: {
            /** @description Ids of the recorded calls, in any order */
            calls: number[];
            title?: components["schemas"]["ScenarioTitle"];
        };
        ScenarioTitle: {
            en: string;
            ar: string;
        };
        MadeScenario: {
            /** @description Name of the file, without extension */
            name: string;
            yaml: string;
            steps: number;
            /** @description The persona of the scenario */
            persona: string;
            /** @description What will differ from the recording */
            notes: {
                /** @description Id of the recorded call */
                call: number;
                /**
                 * @description `file`: a sample replaces the sent file; `secret`: the text is not stored; `student`: the seeded university has no such student
                 * @enum {string}
                 */
                note: "file" | "secret" | "student";
            }[];
        };
        /** @description See http://www.softwareishard.com/blog/har-12-spec/ */
        Har: {
            log: {
                version: string;
                creator: components["schemas"]["HarCreator"];
                entries: {
                    /**
                     * Format: date-time
                     * @description By the machine's clock
                     */
                    startedDateTime: string;
                    time: number;
                    request: {
                        method: string;
                        url: string;
                        httpVersion: string;
                        cookies: components["schemas"]["HarPair"][];
                        headers: components["schemas"]["HarPair"][];
                        queryString: components["schemas"]["HarPair"][];
                        postData?: components["schemas"]["HarPostData"];
                        headersSize: number;
                        bodySize: number;
                    };
                    response: {
                        status: number;
                        statusText: string;
                        httpVersion: string;
                        cookies: components["schemas"]["HarPair"][];
                        headers: components["schemas"]["HarPair"][];
                        content: components["schemas"]["HarContent"];
                        redirectURL: string;
                        headersSize: number;
                        bodySize: number;
                    };
                    cache: Record<string, never>;
                    timings: components["schemas"]["HarTimings"];
                    /** @description The operation, the caller and the business time */
                    comment: string;
                }[];
            };
        };
        HarCreator: {
            name: string;
            version: string;
        };
        HarPair: {
            name: string;
            value: string;
        };
        HarPostData: {
            mimeType: string;
            text: string;
        };
        HarContent: {
            size: number;
            mimeType: string;
            text: string;
        };
        HarTimings: {
            send: number;
            wait: number;
            receive: number;
        };
        /** @description A persona, and the fields that differ from it. Checked by the server and not by this schema, so that each field gets its own message */
        StudentFileFields: {
            [key: string]: unknown;
        };
        /**
         * @example {
         *       "yaml": "name: my-student\nfrom: eligible\ngrades: { ITCS113: F }\nhours: 12\n"
         *     }
         * @example {
         *       "student": {
         *         "name": "my-student",
         *         "from": "eligible",
         *         "standing": "probation",
         *         "dues": [
         *           "courses"
         *         ]
         *       }
         *     }
         */
        StudentDraft: {
            yaml?: string;
            student?: components["schemas"]["StudentFileFields"];
        };
        StudentProblem: {
            /** @description Path of the field, such as grades.ITCS113; empty: the whole file */
            field: string;
            /** @enum {string} */
            expected: "field" | "name" | "unused" | "oneOf" | "course" | "section" | "number" | "text" | "list" | "object" | "yesNo" | "past";
            /** @description The allowed values */
            values: string[];
        };
        StudentFollows: {
            /** @description Student number */
            code: string;
            name: components["schemas"]["Text"];
            cgpa: number | null;
            majorCgpa: number | null;
            earnedHours: number;
            /**
             * @description The standing that sets the study load
             * @enum {string}
             */
            standing: "warning" | "graduating" | "excellent" | "normal";
            load: {
                minimum: number;
                maximum: number;
            };
            /** @description Registered credit hours of this semester */
            hours: number;
            /** @description The amount due, in fils */
            due: number;
            mayRegister: boolean;
            /** @description Why registration is closed to the student now; empty: open */
            reasons: components["schemas"]["Refusal"][];
        };
        StudentPreview: {
            yaml: string | null;
            student: components["schemas"]["StudentFileFields"] | null;
            problems: components["schemas"]["StudentProblem"][];
            /** @description The computed figures; null if there are problems */
            follows: components["schemas"]["StudentFollows"] | null;
        };
        BuiltStudent: {
            name: string;
            yaml: string;
            follows: components["schemas"]["StudentFollows"];
        };
        StudentYaml: {
            name: string;
            yaml: string;
        };
        StudentChoices: {
            /** @description Names of the students built in this sandbox */
            built: string[];
            /** @description Files in seed/students */
            files: components["schemas"]["StudentYaml"][];
            fields: {
                /** @description Ids of possible admission semesters */
                admission: components["schemas"]["Id"][];
                standing: ("excellent" | "good" | "probation")[];
                dues: ("courses" | "services" | "lastSemester" | "returnedCheque" | "libraryFine")[];
                hours: number[];
                status: ("active" | "frozen" | "dismissed" | "withdrawn" | "inactive" | "admissionCanceled")[];
                sponsor: {
                    code: string;
                    name: components["schemas"]["Text"];
                }[];
            };
        };
        Records: {
            pageSize: number;
            total: number;
            students: {
                id: components["schemas"]["Id"];
                /** @description Student number */
                code: string;
                name: components["schemas"]["Text"];
                status: string;
                /** @description Key of the persona; null: none */
                persona: string | null;
            }[];
        };
        RecordTables: {
            tables: {
                name: string;
                /**
                 * @description `own`: rows of the student; `around`: rows they refer to, such as a section
                 * @enum {string}
                 */
                kind: "own" | "around";
                rows: number;
            }[];
        };
        RecordRows: {
            columns: string[];
            /** @description Columns with secrets, never shown */
            withheld: string[];
            references: {
                column: string;
                table: string;
            }[];
            pageSize: number;
            total: number;
            /** @description Values in the order of the columns */
            rows: (string | number | null)[][];
        };
        RefusalTrace: {
            refusal: components["schemas"]["Refusal"];
            /** @description Name of the rule's function */
            rule: string;
            /** @description Null for a code without a clause */
            clause: components["schemas"]["Clause"] | null;
            /** @description Values read by the rule, in order */
            facts: {
                path: string;
                value: string | number | boolean | null;
            }[];
        };
        /** @description The clause of the regulation */
        Clause: {
            number: number;
            title: components["schemas"]["Text"];
            text: components["schemas"]["Text"];
        };
        Explanation: {
            /** @description The earliest instant tried */
            now: components["schemas"]["Instant"];
            reasons: {
                code: string;
                passes: components["schemas"]["Passes"];
                /** @description When it no longer applies; null: never */
                at: components["schemas"]["Instant"] | null;
            }[];
            /** @description The call as a whole */
            call: {
                passes: components["schemas"]["Passes"];
                /** @description When the call succeeds; null: never */
                at: components["schemas"]["Instant"] | null;
                /** @description Confirmations needed at that time */
                asks: string[];
            };
            /** @description Number of instants tried */
            tried: number;
            /** @description The last instant tried */
            until: components["schemas"]["Instant"];
            /** @description False if the time limit ended the search */
            complete: boolean;
        };
        /**
         * @description `now`: it would succeed now; `later`: at `at`; `never`: waiting does not help
         * @enum {string}
         */
        Passes: "now" | "later" | "never";
        /**
         * @description What is tested, as whom, and what is known of it. A file of `npm run conformance` has the same form
         * @example {
         *       "name": "Production, January",
         *       "baseUrl": "https://api.university.example"
         *     }
         */
        TestPlan: {
            /** @description Name of the run; default: the address */
            name?: string;
            /** @description Address of the API */
            baseUrl: string;
            /** @description Origin of the page that calls the API; default: the origin of the API */
            pageOrigin?: string;
            /** @description The account of each persona, not stored; default: the seeded accounts. In a file, a password that begins with $ names an environment variable */
            accounts?: {
                [key: string]: {
                    userName: string;
                    password: string;
                };
            };
            /**
             * @description A token that the API accepts as a solved captcha
             * @default simulated-captcha
             */
            captchaToken?: string;
            /** @description The code that the API accepts from its test accounts instead of the one in a message */
            verificationCode?: string;
            /**
             * @description Play calls that change data too
             * @default false
             */
            changing?: boolean;
            /** @description Also send bad input made from the valid calls. `perCall`: the most for one call in a run, 20 by default */
            badInput?: boolean | {
                perCall: number;
            };
            /**
             * @description The API is a simulator: set up each scenario there in its own sandbox
             * @default false
             */
            simulator?: boolean;
            /** @description Scenarios and areas to play; default: all */
            scenarios?: string[];
            /** @description Optional parts of the contract that the API does not have */
            notOffered?: string[];
            /** @description Differences that do not fail until their last day; one that no longer happens fails */
            knownDifferences?: components["schemas"]["KnownDifference"][];
            /** @description Checks before the run that need not hold */
            waived?: components["schemas"]["ReadinessCheck"][];
        };
        /** @description A difference that the owner of an API knows and has accepted for a while */
        KnownDifference: {
            call: string;
            /** @description The place, as the report names it, with * for list indexes; default: every place of the call */
            at?: string;
            /** @description A part of what the report says */
            says?: string;
            reason: string;
            owner: string;
            /** @description The last day, such as 2027-03-31 */
            until: string;
        };
        /**
         * @description A check before a run
         * @enum {string}
         */
        ReadinessCheck: "address" | "cors" | "clock" | "captcha" | "accounts" | "codes" | "contract" | "agenda";
        ConformanceRun: {
            id: components["schemas"]["Id"];
            name: string;
            baseUrl: string;
            /** @description Version of the contract in the comparison */
            contract: string;
            /** @description By the machine's clock */
            startedAt: components["schemas"]["Instant"];
            /** @description Null while running */
            endedAt: components["schemas"]["Instant"] | null;
            /**
             * @description `stopped`: ended by a person; `notReady`: a check before the run did not hold; `unanswered`: the server did not respond
             * @enum {string}
             */
            state: "running" | "ended" | "stopped" | "notReady" | "unanswered";
            /** @description Path of the report as a page, for everyone who has the link; null without a report */
            page: string | null;
            changing: boolean;
            simulator: boolean;
            /** @description Scenarios and areas of the plan; empty: all */
            selected: string[];
            /** @description Number of scenarios played so far */
            played: number;
            /** @description Number of all scenarios */
            scenarios: number;
            /** @description Percentage of the calls with a response that conform, rounded down; null: no response */
            score: number | null;
            totals: {
                /** @description Calls that conform to the contract */
                passed: number;
                /** @description Calls that do not conform */
                failed: number;
                /** @description Calls that could not be judged, for example without an account */
                skipped: number;
                /** @description Calls of optional parts that the API is known to lack */
                omitted: number;
                /** @description Calls that a fault of the suite left unjudged */
                error: number;
                /** @description Calls that need a person first */
                waiting: number;
                answers: number;
                differences: number;
                /** @description Expectations of scenarios that were compared */
                expectations: number;
                /** @description Number of compared expectations that were met */
                met: number;
                /** @description Expectations that need students, dates or an agenda that the server does not have */
                incomparable: number;
            };
        };
        ConformanceRuns: {
            maximum: number;
            runs: components["schemas"]["ConformanceRun"][];
        };
        ConformanceReport: {
            run: components["schemas"]["ConformanceRun"];
            /** @description The checks before the run */
            checks: {
                name: components["schemas"]["ReadinessCheck"];
                ok: boolean;
                /** @description In English */
                says: string;
                /** @description The advice, in English; empty if the check holds */
                remedy: string;
            }[];
            /** @description Known differences that no longer happen, or whose last day has passed */
            knownProblems: {
                known: components["schemas"]["KnownDifference"];
                /** @enum {string} */
                problem: "gone" | "over";
            }[];
            calls: {
                call: string;
                /** @enum {string} */
                result: "passed" | "failed" | "skipped" | "omitted" | "error" | "waiting";
                fitting: number;
                answers: number;
                met: number;
                notComparable: number;
                expectations: number;
                /** @description Why it was not judged, in English */
                why: string[];
                /** @description The first 20 */
                differences: {
                    scenario: string;
                    step: number;
                    /** @description JSON pointer into the body, or `status`, `code`, or a header */
                    at: string;
                    says: string;
                    /** @description The broken schema as a JSON pointer into the contract */
                    schema?: string;
                    /**
                     * @description `must`: the page breaks, or money, rights or privacy are wrong; `should`: the page copes; `note`: nothing is lost
                     * @enum {string}
                     */
                    severity: "must" | "should" | "note";
                    /** @description The reason of a known difference, which does not fail */
                    known?: string;
                    /** @description The bad input that was sent, in English; absent for a valid call */
                    sent?: string;
                }[];
            }[];
            /** @description Scenarios that could not be played */
            notPlayed: {
                scenario: string;
                why: string;
            }[];
        };
        Scenarios: {
            scenarios: components["schemas"]["Scenario"][];
            /** @description Files with faults, which cannot be started */
            unreadable: {
                /** @description Area and name */
                id: string;
                /** @description Path in the project */
                file: string;
                /** @description Faults in the order of lines */
                faults: {
                    line: number;
                    /** @description The fault, and what was expected */
                    says: components["schemas"]["Text"];
                }[];
            }[];
        };
        Scenario: {
            id: string;
            area: string;
            title: components["schemas"]["Text"];
            story: components["schemas"]["Text"];
            persona: string;
            instant: components["schemas"]["Instant"];
            page: string;
            /** @description Codes in its steps */
            codes: string[];
            steps: {
                call: string;
                /** @description The persona of the step; null: the scenario's own */
                as: string | null;
                by: components["schemas"]["StepPlace"];
                /** @description For a step on a page: the page and the buttons to press. Null for others, or if not known */
                way: components["schemas"]["Text"] | null;
                /** @description True: the step changes nothing */
                looks: boolean;
                /** @description The expected code; null: none */
                code: string | null;
                /** @description Text of the code, with … in place of values; null: none */
                said: components["schemas"]["Text"] | null;
                /** @description The instant to which the step sets the clock; else null */
                clock: components["schemas"]["Instant"] | null;
                show: components["schemas"]["Text"];
            }[];
        };
        Codes: {
            codes: {
                code: string;
                /** @description Its text, with … in place of values */
                text: components["schemas"]["Text"];
                /** @description What the student can do next; may be empty */
                action: components["schemas"]["Text"];
                /** @description The calls that may return it */
                operations: string[];
                /** @description The scenarios with it */
                scenarios: string[];
                /** @description The best step to show it; null: none */
                shown: {
                    scenario: string;
                    step: number;
                    by: components["schemas"]["StepPlace"];
                } | null;
            }[];
        };
        /**
         * @description Place of the step: `page`: the student's page; `console`: the trainer's console; `call`: a call that no page makes
         * @enum {string}
         */
        StepPlace: "page" | "console" | "call";
        ScenarioProgress: {
            scenario: string;
            begunAt: components["schemas"]["Instant"];
            /** @description Indexes of the steps done, from 0 */
            done: number[];
        };
        PlayedStep: {
            /** @description Status of the response; 0 if the connection was lost */
            status: number;
            /** @description Every code in the response */
            codes: string[];
            /** @description The response is as the scenario expects */
            asWritten: boolean;
            /** @description The session of the scenario's student, if the step signed in; else null */
            session: components["schemas"]["SignedIn"] | null;
            progress: components["schemas"]["ScenarioProgress"];
        };
        StartedScenario: {
            scenario: components["schemas"]["Scenario"];
            page: string;
            /** @description Index of the next step, from 0 */
            step: number;
            /** @description Session of the student of the next step; null if the persona signs in by hand */
            session: components["schemas"]["SignedIn"] | null;
        };
        /**
         * @description A file sent by the student. downloadAttachment returns its content, for the office getRequestAttachment
         * @example {
         *       "id": "Zk3n0aT1Vx3kQ0aT1dBjft",
         *       "name": "bank-letter.pdf",
         *       "type": "application/pdf",
         *       "bytes": 48213
         *     }
         */
        Attachment: {
            id: string;
            name: string;
            /** @enum {string} */
            type: "application/pdf" | "application/msword" | "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
            bytes: number;
        };
        /** @example REF-2026-000001 */
        ReferenceNumber: string;
        /**
         * @description An action on a request, by the same rules as its call
         * @example {
         *       "name": "cancel",
         *       "until": null,
         *       "reasons": []
         *     }
         */
        RequestAction: {
            /** @enum {string} */
            name: "edit" | "send" | "delete" | "askCode" | "confirmCode" | "pay" | "cancel" | "resend" | "accept" | "decline" | "approve" | "refuse" | "return" | "check" | "collect";
            /** @description First instant that is too late; null: no limit */
            until: components["schemas"]["Instant"] | null;
            /** @description The present reasons against it; empty: allowed */
            reasons: components["schemas"]["Refusal"][];
        };
        /** @description The fee of a request */
        RequestCharge: {
            /** @description Id of the charge, for StartPayment */
            id: components["schemas"]["Id"];
            fils: components["schemas"]["Fils"];
            /**
             * @description `pending`: a payment for it is pending
             * @enum {string}
             */
            payment: "due" | "pending" | "paid";
            /** @description Null until paid */
            receiptNumber: string | null;
        };
        /** @description The changes that an office asked for */
        RequestReturn: {
            office: components["schemas"]["RequestActor"];
            at: components["schemas"]["Instant"];
            note: string;
            /** @description Names of the fields and files that may be changed */
            fields: string[];
        };
        MyRequest: {
            /** @description The id in the calls of its kind */
            id: components["schemas"]["Id"];
            referenceNumber: string;
            kind: components["schemas"]["RequestKind"];
            /** @description The title of the request */
            subject: components["schemas"]["Text"];
            /** @description Path of the page of its kind */
            page: string;
            status: components["schemas"]["RequestStatus"];
            /** @description The present step; null before the first and after the last */
            step: string | null;
            /** @description Increases with every change */
            version: number;
            /** @description When the student created it */
            savedAt: components["schemas"]["Instant"];
            /** @description Null for a draft */
            sentAt: components["schemas"]["Instant"] | null;
            /** @description Null until decided */
            decidedAt: components["schemas"]["Instant"] | null;
            /** @description Actors who must act now; several offices if they work in parallel. Empty after the end */
            turn: components["schemas"]["RequestActor"][];
            /** @description The only person who may decide; null: any member of the office */
            holder: components["schemas"]["Text"] | null;
            /** @description Since when they must act; null after the end */
            since: components["schemas"]["Instant"] | null;
            /** @description Deadline of the step, from its working days; null: none */
            dueAt: components["schemas"]["Instant"] | null;
            overdue: boolean;
            /** @description When the request takes effect; null: no set time */
            executeAt: components["schemas"]["Instant"] | null;
            /** @description When the request expires; null: never */
            expiresAt: components["schemas"]["Instant"] | null;
            /** @description The confirmation code sent and still valid; null: none */
            pendingCode: components["schemas"]["PendingCode"] | null;
            /** @description Null without a fee */
            charge: components["schemas"]["RequestCharge"] | null;
            /** @description The changes asked for, while the request is returned; else null */
            returned: components["schemas"]["RequestReturn"] | null;
            /** @description The student's actions */
            actions: components["schemas"]["RequestAction"][];
            history: components["schemas"]["RequestEvent"][];
        };
        MyRequests: {
            requests: components["schemas"]["MyRequest"][];
            fileMaximumMebibytes?: components["schemas"]["FileMaximumMebibytes"];
        };
        RequestFile: {
            /** @description Name of the file in the form */
            part: string;
            file: components["schemas"]["Attachment"];
        };
        RequestDetails: {
            request: components["schemas"]["MyRequest"];
            facts: components["schemas"]["RequestFact"][];
            /** @description The entered values, by field name */
            details: {
                [key: string]: string | number | boolean | null;
            };
            files: components["schemas"]["RequestFile"][];
        };
        RequestChange: {
            messages: components["schemas"]["Refusal"][];
            request: components["schemas"]["MyRequest"];
            facts: components["schemas"]["RequestFact"][];
            details: {
                [key: string]: string | number | boolean | null;
            };
            files: components["schemas"]["RequestFile"][];
        };
        DraftDeletion: {
            messages: components["schemas"]["Refusal"][];
        };
        /**
         * @description The entered values, as JSON text of a flat object: field names with texts, whole numbers, true, false or null. Absent fields keep their value
         * @example {"amount":100000,"reason":"dropped"}
         */
        DraftDetails: string;
        /**
         * @example {
         *       "kind": "refund",
         *       "details": "{\"amount\":100000}"
         *     }
         */
        DraftSubmission: {
            kind: components["schemas"]["RequestKind"];
            /** @description The draft to change; absent: the server creates one */
            referenceNumber?: components["schemas"]["ReferenceNumber"];
            /** @description Id of the subject, if the kind has one */
            subject?: number;
            /** @description The version last read; another gets MSG-000030 */
            version?: number;
            details?: components["schemas"]["DraftDetails"];
            /** @description Name of the file in the form */
            part?: string;
            /** Format: binary */
            file?: Blob;
        };
        /**
         * @example {
         *       "details": "{\"iban\":\"BH67 BMAG 0000 1299 1234 56\"}"
         *     }
         */
        Resubmission: {
            /** @description The version last read; another gets MSG-000030 */
            version?: number;
            details?: components["schemas"]["DraftDetails"];
            part?: string;
            /** Format: binary */
            file?: Blob;
        };
        /**
         * @example {
         *       "name": "charged",
         *       "text": {
         *         "en": "A fee is charged",
         *         "ar": "رسم مستحق"
         *       },
         *       "fils": -10000,
         *       "parts": []
         *     }
         */
        Consequence: {
            /** @description Name of the effect, the same for all kinds */
            name: string;
            /** @description The course, fee or request affected */
            what?: components["schemas"]["Text"];
            text: components["schemas"]["Text"];
            /** @description Amount in fils; negative if due or lost; null: no amount */
            fils: number | null;
            parts: components["schemas"]["Consequence"][];
        };
        Consequences: {
            /** @description Hash of the consequences for this student */
            hash: string;
            consequences: components["schemas"]["Consequence"][];
            /** @description The present reasons against the request; empty: allowed */
            reasons: components["schemas"]["Refusal"][];
        };
        CancelAdmission: {
            /** @description The semester of the admission */
            admittedIn: components["schemas"]["Text"];
            /** @description Null if no code can reach the student */
            codeWay: components["schemas"]["CodeWay"] | null;
            pendingCode: components["schemas"]["PendingCode"] | null;
        };
        /**
         * @example {
         *       "code": "1234",
         *       "consequences": "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
         *     }
         */
        CancelAdmissionConfirmation: {
            code: string;
            /** @description The hash from GetConsequences that the student confirmed */
            consequences: string;
        };
        AdmissionCanceled: {
            messages: components["schemas"]["Refusal"][];
            referenceNumber: components["schemas"]["ReferenceNumber"];
            at: components["schemas"]["Instant"];
            /** @description The consequences, now in effect */
            consequences: components["schemas"]["Consequence"][];
            balance: components["schemas"]["Balance"];
        };
        /** @enum {string} */
        WithdrawalReason: "health" | "family" | "work" | "financial" | "otherUniversity" | "other";
        RefundShare: {
            /** @description Percentage of tuition and refundable fees refunded today */
            percent: number;
            /** @description When the percentage next decreases, and to what; null: it does not */
            falls: {
                at: components["schemas"]["Instant"];
                percent: number;
            } | null;
        };
        OfficialWithdrawData: {
            semester: components["schemas"]["Semester"];
            /** @description Number of courses that end */
            courses: number;
            /** @description Semesters postponed so far */
            postponed: number;
            maximum: number;
            share: components["schemas"]["RefundShare"];
        };
        Withdrawal: {
            id: components["schemas"]["Id"];
            /** @description Null in a draft without it */
            reason: components["schemas"]["WithdrawalReason"] | null;
            remarks: string;
            semester: components["schemas"]["Text"];
            request: components["schemas"]["MyRequest"];
        };
        OfficialWithdrawHistory: {
            /** @description Newest first */
            postponed: components["schemas"]["Text"][];
            maximum: number;
            withdrawals: components["schemas"]["Withdrawal"][];
        };
        PermanentWithdrawHistory: {
            /** @description Null if no text message can be sent */
            codeWay: components["schemas"]["CodeWay"] | null;
            pendingCode: components["schemas"]["PendingCode"] | null;
            share: components["schemas"]["RefundShare"];
            withdrawals: components["schemas"]["Withdrawal"][];
        };
        WithdrawalChange: {
            messages: components["schemas"]["Refusal"][];
            withdrawal: components["schemas"]["Withdrawal"];
        };
        /**
         * @example {
         *       "reason": "otherUniversity"
         *     }
         */
        PermanentWithdrawal: {
            reason: components["schemas"]["WithdrawalReason"];
            remarks?: string;
            /** @description The saved request. It may be absent, since there is only one */
            draft?: components["schemas"]["ReferenceNumber"];
        };
        /**
         * @example {
         *       "code": "1234",
         *       "consequences": "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
         *     }
         */
        PermanentWithdrawApproval: {
            code: string;
            /** @description The hash from GetConsequences that the student confirmed */
            consequences: string;
        };
        /**
         * @example {
         *       "reason": "health"
         *     }
         */
        OfficialWithdrawSubmission: {
            reason: components["schemas"]["WithdrawalReason"];
            remarks?: string;
            /** @description The draft to send */
            draft?: components["schemas"]["ReferenceNumber"];
            /** @description The hash from GetConsequences that the student confirmed */
            consequences?: string;
        };
        CaseStudies: {
            status: components["schemas"]["AcademicStatus"];
            /** @description Since when the record has this status; null: not known */
            since: components["schemas"]["Instant"] | null;
            /** @description Last day for a dismissed student; null for others */
            until: string | null;
            cgpa: number | null;
            warnings: number;
            /** @description Number of chances given */
            chances: number;
            maximumChances: number;
            /** @description Semesters left in the present chance; 0: no chance */
            semestersLeft: number;
            fee: components["schemas"]["Fils"];
            fileMaximumMebibytes: components["schemas"]["FileMaximumMebibytes"];
            requests: components["schemas"]["MyRequest"][];
        };
        /**
         * @example {
         *       "reason": "I was ill for two semesters and have recovered.",
         *       "file": "medical-report.pdf"
         *     }
         */
        CaseStudySubmission: {
            /** @description The obstacles, and what has changed since */
            reason: string;
            /**
             * Format: binary
             * @description Word or PDF, required unless the draft has one
             */
            file?: Blob;
            /** @description The draft to send */
            draft?: components["schemas"]["ReferenceNumber"];
            /** @description The hash from GetConsequences that the student confirmed */
            consequences?: string;
        };
        /**
         * @description The items of clearance, in the order of the form
         * @enum {string}
         */
        ClearanceItem: "idCard" | "lockerKey" | "library" | "dues" | "survey" | "record" | "thesis";
        /**
         * @description `canceled`: the request ended before the office decided on the item
         * @enum {string}
         */
        ClearanceStatus: "missing" | "toHandIn" | "ready" | "inReview" | "pendingCollection" | "approved" | "collected" | "canceled";
        /** @description A thing that the student must hand in */
        ClearanceThing: {
            /** @description Title of the book, or place of the locker */
            name: components["schemas"]["Text"];
            code: string;
            /** @description Last day of the loan; null: none */
            dueOn: string | null;
            overdue: boolean;
        };
        /** @description Place and hours of the office, from Sunday to Thursday */
        ClearanceDesk: {
            place: components["schemas"]["Text"];
            opens: string;
            closes: string;
            phone: string;
        };
        ClearanceRow: {
            item: components["schemas"]["ClearanceItem"];
            office: components["schemas"]["Office"];
            /** @description Before the request: `missing` (see `reasons`), `toHandIn` or `ready`. After it was sent: `missing` while the office cannot approve, `inReview`, `pendingCollection`, `approved`, `collected` */
            status: components["schemas"]["ClearanceStatus"];
            /** @description What is missing */
            reasons: components["schemas"]["Refusal"][];
            /** @description The amount to pay for it */
            fils: components["schemas"]["Fils"];
            /** @description The things to hand in */
            things: components["schemas"]["ClearanceThing"][];
            desk: components["schemas"]["ClearanceDesk"];
            /** @description When the office approved or collected it; null: not yet */
            collectedAt: components["schemas"]["Instant"] | null;
            collectedBy: components["schemas"]["Office"] | null;
        };
        ClearanceProcess: {
            status: components["schemas"]["AcademicStatus"];
            /** @description A clearance of these studies is in progress or granted */
            asked: boolean;
            /** @description When clearance was completed; null: not yet */
            completedAt: components["schemas"]["Instant"] | null;
            /** @description Graduated, or in the last semester */
            mayGraduate: boolean;
            /** @description Number of bound thesis copies to hand in */
            thesisCopies: number;
            rows: components["schemas"]["ClearanceRow"][];
            /** @description Why clearance cannot be requested now, except for closed periods; empty: it can */
            reasons: components["schemas"]["Refusal"][];
            fileMaximumMebibytes: components["schemas"]["FileMaximumMebibytes"];
            /** @description Newest first */
            requests: {
                id: components["schemas"]["Id"];
                request: components["schemas"]["MyRequest"];
            }[];
        };
        /**
         * @example {
         *       "file": "clearance-form.pdf"
         *     }
         */
        ClearanceSubmission: {
            /**
             * Format: binary
             * @description The completed clearance form, Word or PDF, required unless the draft has it
             */
            file?: Blob;
            /** @description The draft to send */
            draft?: components["schemas"]["ReferenceNumber"];
        };
        /**
         * @example {
         *       "id": 1,
         *       "name": {
         *         "en": "Dr Salman Al Zayani",
         *         "ar": "د. سلمان الزياني"
         *       },
         *       "field": {
         *         "en": "Artificial intelligence",
         *         "ar": "الذكاء الاصطناعي"
         *       },
         *       "load": 1,
         *       "places": 3,
         *       "subTopics": [
         *         "Sensor fusion"
         *       ]
         *     }
         */
        Supervisor: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Text"];
            field: components["schemas"]["Text"];
            /** @description Number of theses now */
            load: number;
            /** @description Maximum number of theses */
            places: number;
            /** @description Sub-topics of present and proposed theses; the supervisor accepts no second thesis on them */
            subTopics: string[];
        };
        Supervisors: {
            /** @description Supervisors with a free place first */
            supervisors: components["schemas"]["Supervisor"][];
        };
        /** @description A topic on record */
        ThesisTopic: {
            titleEn: string | null;
            titleAr: string | null;
            subTopic: string;
            supervisor: components["schemas"]["Text"];
            approvedAt: components["schemas"]["Instant"];
            /** @description Reference number of its request; null for older topics */
            reference: string | null;
        };
        /**
         * @description A thesis with a similar title; its student is not shown
         * @example {
         *       "titleEn": "Detecting fraud in mobile payments",
         *       "titleAr": null,
         *       "subTopic": "Anomaly detection",
         *       "supervisor": {
         *         "en": "Dr Salman Al Zayani",
         *         "ar": "د. سلمان الزياني"
         *       },
         *       "programme": {
         *         "en": "Master of Science in Computer Science",
         *         "ar": "ماجستير العلوم في علم الحاسوب"
         *       },
         *       "year": 2024,
         *       "status": "completed",
         *       "likeness": 80
         *     }
         */
        SimilarTopic: {
            titleEn: string | null;
            titleAr: string | null;
            subTopic: string;
            supervisor: components["schemas"]["Text"];
            programme: components["schemas"]["Text"];
            year: number;
            status: components["schemas"]["ThesisStatus"];
            /** @description Percentage of equal words */
            likeness: number;
        };
        /** @enum {string} */
        ThesisStatus: "proposed" | "current" | "completed" | "ended";
        ThesisRequest: {
            id: components["schemas"]["Id"];
            request: components["schemas"]["MyRequest"];
        };
        ThesisTopics: {
            topic: components["schemas"]["ThesisTopic"] | null;
            /** @description Number of requests that count this semester */
            asked: number;
            /** @description Maximum of these requests */
            most: number;
            /** @description Newest first */
            topics: components["schemas"]["ThesisRequest"][];
            /** @description The five most similar titles at most */
            similar: components["schemas"]["SimilarTopic"][];
        };
        /**
         * @example {
         *       "supervisor": 1,
         *       "titleEn": "Early warning of flash floods by sensor networks",
         *       "titleAr": null,
         *       "subTopic": "Sensor fusion"
         *     }
         */
        ThesisTopicEntry: {
            /** @description Id from GetSupervisors */
            supervisor?: components["schemas"]["Id"] | null;
            titleEn?: string | null;
            titleAr?: string | null;
            /** @description Part of the supervisor's field */
            subTopic?: string | null;
            summary?: string | null;
        };
        /**
         * @description Absent fields keep their value
         * @example {
         *       "subTopic": "Sensor placement"
         *     }
         */
        ThesisTopicUpdate: {
            /** @description Id from GetSupervisors */
            supervisor?: components["schemas"]["Id"] | null;
            titleEn?: string | null;
            titleAr?: string | null;
            /** @description Part of the supervisor's field */
            subTopic?: string | null;
            summary?: string | null;
            /** @description The version last read; another gets MSG-000030 */
            version?: number;
        };
        ResearchPlans: {
            topic: components["schemas"]["ThesisTopic"] | null;
            /** @description Reference number of the plan on record; null: none */
            plan: string | null;
            /** @description Newest first */
            plans: components["schemas"]["ThesisRequest"][];
            fileMaximumMebibytes: components["schemas"]["FileMaximumMebibytes"];
        };
        /**
         * @example {
         *       "nameEn": "Early warning of flash floods",
         *       "nameAr": "الإنذار المبكر بالسيول",
         *       "plan": "research-plan.pdf",
         *       "responsibility": "responsibility.pdf"
         *     }
         */
        ResearchPlanSubmission: {
            nameEn?: string;
            nameAr?: string;
            /**
             * Format: binary
             * @description Word or PDF
             */
            plan?: Blob;
            /**
             * Format: binary
             * @description Signed statement of responsibility, Word or PDF, with another file name than the plan
             */
            responsibility?: Blob;
            /** @description The draft or returned request to change; absent: the server creates a draft */
            draft?: components["schemas"]["ReferenceNumber"];
            /** @description The version last read; another gets MSG-000030 */
            version?: number;
        };
        EnrollmentStatus: {
            status: components["schemas"]["AcademicStatus"];
            /** @description Since when the record has this status; null: not known */
            since: components["schemas"]["Instant"] | null;
            semester: components["schemas"]["Semester"];
            /** @description Enrolled this semester */
            enrolled: boolean;
            /** @description Regular semesters since the last with studies or a postponement, oldest first */
            away: components["schemas"]["Text"][];
            maximumAway: number;
            /** @description Number of reinstatements so far */
            reinstatements: number;
            maximumReinstatements: number;
            warnings: number;
            /** @description The amount that is payable by now */
            due: components["schemas"]["Fils"];
        };
        /** @example {} */
        Reinstatement: {
            /** @description The hash from GetConsequences that the student confirmed */
            consequences?: string;
        };
        CourseWithdrawals: {
            semester: components["schemas"]["Semester"];
            /** @description Registered credit hours */
            hours: number;
            /** @description The minimum study load; the schedule is not approved below it */
            minimum: number;
            /** @description Minimum of credit hours that must remain after WithdrawCourse */
            floor: number;
            /** @description Last instant for withdrawal, excluded; null: closed now */
            closesAt: components["schemas"]["Instant"] | null;
            courses: components["schemas"]["CourseToWithdraw"][];
            requests: components["schemas"]["CourseWithdrawal"][];
        };
        CourseToWithdraw: {
            registrationId: components["schemas"]["Id"];
            code: string;
            number: string;
            name: components["schemas"]["Text"];
            creditHours: number;
            /** @description Registered credit hours after the withdrawal */
            hoursAfter: number;
            /** @description Corequisites withdrawn with it */
            along: components["schemas"]["NamedCourse"][];
            /** @description The student's charge that remains after a withdrawal today from the course and `along` */
            fees: components["schemas"]["Fils"];
            /** @description The amount refunded when the withdrawal is final */
            back: components["schemas"]["Fils"];
            /** @description Why WithdrawCourse refuses it; empty: it does not */
            atOnce: components["schemas"]["Refusal"][];
            /** @description Why a request is refused; empty: allowed */
            asked: components["schemas"]["Refusal"][];
        };
        NamedCourse: {
            code: string;
            name: components["schemas"]["Text"];
        };
        CourseWithdrawal: {
            id: components["schemas"]["Id"];
            course: components["schemas"]["NamedCourse"];
            /**
             * @description `notApproved`: not decided yet; null: canceled or expired
             * @enum {string|null}
             */
            result: "notApproved" | "approved" | "rejected" | null;
            request: components["schemas"]["MyRequest"];
        };
        CourseWithdrawalChange: {
            messages: components["schemas"]["Refusal"][];
            withdrawal: components["schemas"]["CourseWithdrawal"];
        };
        /**
         * @example {
         *       "registrationId": 1,
         *       "reason": "The course is too much beside my work."
         *     }
         */
        CourseWithdrawSubmission: {
            registrationId: components["schemas"]["Id"];
            reason?: string;
            /** @description Codes of the confirmations given */
            confirm?: string[];
            /** @description The hash from GetConsequences that the student confirmed */
            consequences?: string;
        };
        StayOrLeave: {
            semester: components["schemas"]["Semester"];
            cgpa: components["schemas"]["GradePointsOrNone"];
            /** @description The minimum study load */
            minimum: number;
            /** @description Present number of warnings */
            warnings: number;
            /** @description Maximum of postponed semesters */
            maximumPostponed: number;
            chances: {
                /** @description Semesters left of the present case study chance */
                left: number;
                /** @description Number of chances given */
                given: number;
                maximum: number;
            };
            share: components["schemas"]["RefundShare"];
            /** @description The registered courses */
            courses: {
                registrationId: components["schemas"]["Id"];
                code: string;
                name: components["schemas"]["Text"];
            }[];
            /** @description The course to drop, and the corequisites dropped with it; null: no course */
            chosen: {
                registrationId: components["schemas"]["Id"];
                along: components["schemas"]["NamedCourse"][];
            } | null;
            /** @description From staying to leaving; without a drop if no course is registered */
            options: components["schemas"]["StayOption"][];
        };
        StayOption: {
            /** @enum {string} */
            option: "stay" | "course" | "semester" | "university";
            /**
             * @description First action of the option
             * @enum {string}
             */
            start: "stay" | "drop" | "withdraw" | "request" | "postpone" | "leave";
            /** @description Page of that action */
            path: string;
            /** @description Credit hours of this semester */
            hours: number;
            /** @description Averages and warnings at the end of the semester */
            outlook: {
                /** @description If the student fails every course */
                worst: components["schemas"]["Outlook"];
                /** @description If every course gets the best grade */
                best: components["schemas"]["Outlook"];
            };
            /** @description The earliest possible last semester; null: none */
            graduation: {
                /** @description Null if beyond the calendar */
                semester: components["schemas"]["Text"] | null;
                /** @description Semesters later than with `stay` */
                later: number;
            } | null;
            /** @description Number of postponed semesters afterwards */
            postponed: number;
            /** @description Null if there is nothing to refund or pay */
            money: {
                /** @description The amount refunded to the balance */
                back: components["schemas"]["Fils"];
                /** @description The amount still due */
                owed: components["schemas"]["Fils"];
            } | null;
            /** @description The present reasons against it; empty: allowed */
            reasons: components["schemas"]["Refusal"][];
        };
        Outlook: {
            cgpa: components["schemas"]["GradePointsOrNone"];
            /** @description Number of warnings then */
            warnings: number;
            /**
             * @description Effect on the warnings; null: none
             * @enum {string|null}
             */
            event: "warned" | "cleared" | "dismissed" | null;
        };
        AppealableCourse: {
            courseGradeId: components["schemas"]["Id"];
            code: string;
            name: components["schemas"]["Text"];
            creditHours: number;
            grade: string;
            /** @description Why it cannot be appealed; empty: it can */
            reasons: components["schemas"]["Refusal"][];
        };
        AppealableCourses: {
            /** @description The last semester with grades; null if none can be appealed */
            semester: components["schemas"]["Text"] | null;
            /** @description Fee of an appeal */
            fee: components["schemas"]["Fils"];
            courses: components["schemas"]["AppealableCourse"][];
        };
        /**
         * @example {
         *       "courseGradeId": 19,
         *       "reason": "The second question of the final paper was not added up."
         *     }
         */
        AppealSubmission: {
            courseGradeId: components["schemas"]["Id"];
            reason: string;
            /** @description The hash from GetConsequences that the student confirmed */
            consequences?: string;
        };
        Appeal: {
            id: components["schemas"]["Id"];
            referenceNumber: string;
            course: {
                code: string;
                name: components["schemas"]["Text"];
            };
            semester: components["schemas"]["Text"];
            reason: string;
            /** @enum {string} */
            status: "inProgress" | "closed";
            /**
             * @description `pending`: a payment for it is pending
             * @enum {string}
             */
            payment: "due" | "pending" | "paid";
            /** @description Id of the charge, for StartPayment */
            chargeId: components["schemas"]["Id"];
            fee: components["schemas"]["Fils"];
            oldGrade: string;
            /** @description Null until the decision */
            newGrade: string | null;
            createdAt: components["schemas"]["Instant"];
            /** @description Null until paid */
            receiptNumber: string | null;
            finalApprovalAt: components["schemas"]["Instant"] | null;
            history: components["schemas"]["RequestEvent"][];
            /** @description Why it cannot be deleted now; empty: it can */
            deletion: components["schemas"]["Refusal"][];
        };
        Appeals: {
            appeals: components["schemas"]["Appeal"][];
        };
        AppealChange: {
            messages: components["schemas"]["Refusal"][];
            appeals: components["schemas"]["Appeal"][];
        };
        /** @enum {string} */
        RefundReason: "graduation" | "withdrawal" | "dropped" | "sponsorPaid" | "other";
        /**
         * @example {
         *       "iban": "BH67 BMAG 0000 1299 1234 56"
         *     }
         */
        IbanQuestion: {
            iban: string;
        };
        /**
         * @example {
         *       "refusals": [],
         *       "bankCode": "BMAG"
         *     }
         */
        IbanAnswer: {
            /** @description Why it is not an IBAN; empty: it is valid */
            refusals: components["schemas"]["Refusal"][];
            /** @description Bank code in a valid IBAN of Bahrain; else null */
            bankCode: string | null;
        };
        /** @description The balance available for payments, without amounts on hold for undecided refunds and pending payments */
        Balance: components["schemas"]["Fils"];
        /**
         * @example {
         *       "balance": 144000,
         *       "held": 0,
         *       "refundable": 144000,
         *       "reasons": [],
         *       "fileMaximumMebibytes": 10
         *     }
         */
        RefundableBalance: {
            balance: components["schemas"]["Balance"];
            /** @description Amounts on hold for undecided refunds and pending payments */
            held: components["schemas"]["Fils"];
            /** @description The amount that can be refunded: the balance */
            refundable: components["schemas"]["Fils"];
            toBalance?: components["schemas"]["ToBalance"];
            /** @description Why no refund can be requested now; empty: it can */
            reasons: components["schemas"]["Refusal"][];
            fileMaximumMebibytes: components["schemas"]["FileMaximumMebibytes"];
        };
        /**
         * @description Maximum size of an attached file in MiB
         * @example 10
         */
        FileMaximumMebibytes: number;
        /**
         * @example {
         *       "amount": 100000,
         *       "reason": "dropped",
         *       "iban": "BH67 BMAG 0000 1299 1234 56",
         *       "remarks": "",
         *       "file": "bank-letter.pdf"
         *     }
         */
        RefundSubmission: {
            /** @description In fils */
            amount: number;
            reason: components["schemas"]["RefundReason"];
            /** @example BH67 BMAG 0000 1299 1234 56 */
            iban: string;
            /** @default  */
            remarks?: string;
            /**
             * Format: binary
             * @description Proof that the bank account is the student's, Word or PDF; required unless the draft has it
             */
            file?: Blob;
            /** @description The draft to send */
            draft?: components["schemas"]["ReferenceNumber"];
        };
        Refund: {
            id: components["schemas"]["Id"];
            referenceNumber: string;
            amount: components["schemas"]["Fils"];
            reason: components["schemas"]["RefundReason"];
            /** @description Without spaces */
            iban: string;
            remarks: string;
            attachment: components["schemas"]["Attachment"];
            status: components["schemas"]["RequestStatus"];
            createdAt: components["schemas"]["Instant"];
            /** @description Null until decided */
            decidedAt: components["schemas"]["Instant"] | null;
            /** @description Receipt of the bank transfer; null: not transferred */
            receiptNumber: string | null;
            /** @description The student's actions */
            actions: components["schemas"]["RequestAction"][];
            history: components["schemas"]["RequestEvent"][];
        };
        Refunds: {
            refunds: components["schemas"]["Refund"][];
        };
        RefundChange: {
            messages: components["schemas"]["Refusal"][];
            balance: components["schemas"]["RefundableBalance"];
            refunds: components["schemas"]["Refund"][];
        };
        /**
         * @example {
         *       "courseId": 46,
         *       "sectionId": 6,
         *       "codes": "registration.prerequisite",
         *       "reason": "I passed an equal course at another university."
         *     }
         */
        OverrideSubmission: {
            courseId: components["schemas"]["Id"];
            /** @description The section in which the student wants to register */
            sectionId: number;
            /** @description The codes to be waived, with commas between them */
            codes: string;
            /** @description At least 20 characters, without spaces around them */
            reason: string;
            /**
             * Format: binary
             * @description Word or PDF, by choice
             */
            file?: Blob;
            /** @description The draft to send */
            draft?: components["schemas"]["ReferenceNumber"];
        };
        /** @description A reason that a permit waives for the student */
        WaivedReason: {
            Code: string;
            Params: {
                [key: string]: string | number | components["schemas"]["Text"];
            };
            /** @description Index of the change in the basket */
            Change?: number;
            /** @description The office that waived it */
            by: components["schemas"]["Office"];
            referenceNumber: components["schemas"]["ReferenceNumber"];
        };
        PermitUse: {
            referenceNumber: components["schemas"]["ReferenceNumber"];
            /** @description The offices that waived the reasons */
            by: components["schemas"]["Office"][];
        };
        Permit: {
            referenceNumber: components["schemas"]["ReferenceNumber"];
            courseId: components["schemas"]["Id"];
            code: string;
            name: components["schemas"]["Text"];
            /** @description Null: every section of the course */
            sectionId: components["schemas"]["Id"] | null;
            /** @description Section number; null: every section of the course */
            number: string | null;
            reasons: {
                /** @description The waived code */
                code: string;
                by: components["schemas"]["Office"];
            }[];
            grantedAt: components["schemas"]["Instant"];
            /** @description First instant that is too late */
            until: components["schemas"]["Instant"];
            /** @description Until then a seat of the full section is kept; null: no seat is kept */
            seatUntil: components["schemas"]["Instant"] | null;
            /**
             * @description `used`: the student registered by it
             * @enum {string}
             */
            state: "open" | "used" | "lapsed";
        };
        Permits: {
            semester: components["schemas"]["Semester"];
            permits: components["schemas"]["Permit"][];
            fileMaximumMebibytes?: components["schemas"]["FileMaximumMebibytes"];
        };
        /** @enum {string} */
        Orientation: "none" | "required" | "completed" | "exempted";
        /**
         * @description A test whose certificate exempts. Scores are in tenths of a point
         * @example {
         *       "code": "ielts",
         *       "name": {
         *         "en": "IELTS Academic",
         *         "ar": "آيلتس الأكاديمي"
         *       },
         *       "lowest": 0,
         *       "highest": 90,
         *       "step": 5,
         *       "minimum": 50
         *     }
         */
        ExemptionTest: {
            code: string;
            name: components["schemas"]["Text"];
            lowest: number;
            highest: number;
            /** @description Difference between two possible scores */
            step: number;
            /** @description Minimum score for the exemption */
            minimum: number;
        };
        ExemptionOffer: {
            orientation: components["schemas"]["Orientation"];
            tests: components["schemas"]["ExemptionTest"][];
            /** @description Years for which a certificate is valid */
            validYears: number;
            /**
             * Format: date
             * @description Earliest valid date of the test
             */
            takenFrom: string;
            fileMaximumMebibytes: components["schemas"]["FileMaximumMebibytes"];
        };
        /**
         * @example {
         *       "test": "ielts",
         *       "score": 60,
         *       "takenOn": "2026-03-14",
         *       "certificate": "certificate.pdf"
         *     }
         */
        ExemptionSubmission: {
            test: string;
            /** @description In tenths of a point */
            score: number;
            /** Format: date */
            takenOn: string;
            /**
             * Format: binary
             * @description Word or PDF, required unless the draft has it
             */
            certificate?: Blob;
            /** @description The draft to send */
            draft?: components["schemas"]["ReferenceNumber"];
        };
        /** @enum {string} */
        MinorKind: "minor" | "specialization";
        /** @enum {string} */
        TransferKind: "collegeToCollege" | "internal" | "diplomaToBachelor";
        /**
         * @description Track of the secondary-school certificate
         * @enum {string}
         */
        CertificateTrack: "scientific" | "commercial" | "literary" | "technical";
        MinorCourse: {
            courseId: components["schemas"]["Id"];
            code: string;
            name: components["schemas"]["Text"];
            creditHours: number;
            /** @enum {string} */
            state: "passed" | "running" | "left";
            /** @description The course is also in the plan of the major, and counts there too */
            inPlan: boolean;
        };
        MinorProgramme: {
            id: components["schemas"]["Id"];
            code: string;
            kind: components["schemas"]["MinorKind"];
            name: components["schemas"]["Text"];
            department: components["schemas"]["Text"];
            /** @description Credit hours of the programme's courses */
            hours: number;
            /** @description Minimum of credit hours earned */
            minimumHours: number;
            minimumCgpa: number;
            /** @description Courses to be passed before */
            entry: components["schemas"]["MinorCourse"][];
            /** @description The courses of the programme */
            courses: components["schemas"]["MinorCourse"][];
            /** @description What the student lacks for a request; 0: nothing */
            missing: {
                courses: number;
                hours: number;
                cgpa: number;
            };
            /** @description On the student's record */
            held: boolean;
            /** @description Id of its package in the plan; null unless held */
            packageId: number | null;
            /** @description Why it cannot be requested; empty: it can */
            reasons: components["schemas"]["Refusal"][];
        };
        MinorProgrammes: {
            earnedHours: number;
            cgpa: number | null;
            programmes: components["schemas"]["MinorProgramme"][];
        };
        /**
         * @example {
         *       "programmeId": 1
         *     }
         */
        MinorSubmission: {
            /** @description Id from GetPrograms */
            programmeId: components["schemas"]["Id"];
        };
        MinorRequests: {
            requests: {
                id: components["schemas"]["Id"];
                programmeId: components["schemas"]["Id"];
                kind: components["schemas"]["MinorKind"];
                request: components["schemas"]["MyRequest"];
            }[];
        };
        TransferCourse: {
            courseId: components["schemas"]["Id"];
            code: string;
            name: components["schemas"]["Text"];
            passed: boolean;
        };
        TransferProgramme: {
            id: components["schemas"]["Id"];
            code: string;
            name: components["schemas"]["Text"];
            collegeId: components["schemas"]["Id"];
            college: components["schemas"]["Text"];
            department: components["schemas"]["Text"];
            /** @description The kind of transfer into this programme */
            kind: components["schemas"]["TransferKind"];
            language: components["schemas"]["Language"];
            minimumCgpa: number;
            /** @description Required track of the secondary certificate; null: any */
            track: components["schemas"]["CertificateTrack"] | null;
            /** @description Courses to be passed before */
            entry: components["schemas"]["TransferCourse"][];
            /** @description Seats left in the round */
            seats: number;
            /** @description Lowest accepted CGPA of the last round; null: none accepted */
            lastCgpa: number | null;
            /** @description Number accepted in the last round; null: no round */
            lastTaken: number | null;
            /** @description Number of other students with this preference this semester */
            asked: number;
            /** @description The student's present rank among them, from 1: by CGPA, credit hours earned, and time */
            place: number;
            /** @description Passed courses that count there */
            counted: components["schemas"]["TransferCourse"][];
            /** @description Credit hours earned that count there */
            counts: number;
            /** @description Credit hours earned that do not count there */
            outside: number;
            /** @description Credit hours of its plan */
            required: number;
            /** @description Minimum of regular semesters to graduation after the current one */
            semesters: number;
            /** @description Why the student cannot transfer there; empty: possible */
            reasons: components["schemas"]["Refusal"][];
        };
        TransferOptions: {
            /** @description The present programme */
            programme: components["schemas"]["Text"];
            earnedHours: number;
            cgpa: number | null;
            /** @description Track of the secondary certificate on record; null: none */
            track: components["schemas"]["CertificateTrack"] | null;
            /** @description Possible kinds of transfer */
            kinds: components["schemas"]["TransferKind"][];
            /** @description Maximum number of preferences */
            most: number;
            /** @description Number of other students with a request this semester */
            asked: number;
            /**
             * Format: date-time
             * @description When the round decides on all requests; null: no date yet
             */
            roundAt: string | null;
            /**
             * Format: date-time
             * @description Null if no date is known
             */
            confirmFrom: string | null;
            /**
             * Format: date-time
             * @description Last moment to confirm or decline a seat; then a second round allocates the free seats. Null: no date yet
             */
            confirmUntil: string | null;
            /**
             * Format: date-time
             * @description First moment in the new programme
             */
            takesEffect: string;
            /** @description First semester in the new programme */
            semester: components["schemas"]["Text"];
            programmes: components["schemas"]["TransferProgramme"][];
            /** @description Why no transfer can be requested, apart from the agenda; empty: it can */
            reasons: components["schemas"]["Refusal"][];
        };
        /**
         * @example {
         *       "kind": "collegeToCollege",
         *       "preferences": [
         *         {
         *           "order": 1,
         *           "collegeId": 4,
         *           "programmeId": 18
         *         }
         *       ]
         *     }
         */
        TransferSubmission: {
            kind: components["schemas"]["TransferKind"];
            preferences: {
                /** @description From 1 */
                order: number;
                /** @description The college of the programme */
                collegeId: components["schemas"]["Id"];
                /** @description Id from GetOptions */
                programmeId: components["schemas"]["Id"];
            }[];
            /** @description The draft to send */
            draft?: components["schemas"]["ReferenceNumber"];
        };
        /**
         * @example {
         *       "upgrade": true
         *     }
         */
        TransferConfirmation: {
            /** @description The version last read; another gets MSG-000030 */
            version?: number;
            /** @description The hash from GetConsequences that the student confirmed */
            consequences?: string;
            /** @description Accept a higher preference if a seat becomes free there; default true */
            upgrade?: boolean;
        };
        /**
         * @example {
         *       "version": 3
         *     }
         */
        TransferDecline: {
            /** @description The version last read; another gets MSG-000030 */
            version?: number;
        };
        /**
         * @description `waiting`: before the round. `given`: a seat. `full`: no seat left at this rank. `notNeeded`: below the allocated preference. `ended`: seat declined or not confirmed. `unqualified`: requirements no longer met
         * @enum {string}
         */
        TransferOutcome: "waiting" | "given" | "full" | "notNeeded" | "ended" | "unqualified";
        TransferPreference: {
            order: number;
            programmeId: components["schemas"]["Id"];
            name: components["schemas"]["Text"];
            college: components["schemas"]["Text"];
            outcome: components["schemas"]["TransferOutcome"];
            /** @description Rank among the students with this preference, from 1; null before the round */
            place: number | null;
            /** @description Null before the round */
            seats: number | null;
            /** @description CGPA of the last student with a seat; null before the round, or without any */
            cutoff: number | null;
            /** @description 1: first round; 2: after the confirmations; null before */
            pass: number | null;
        };
        TransferRequest: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["TransferKind"] | null;
            /** @description After confirmation: the student accepts a higher preference if a seat becomes free there */
            upgrade: boolean;
            preferences: components["schemas"]["TransferPreference"][];
            request: components["schemas"]["MyRequest"];
        };
        TransferRequests: {
            requests: components["schemas"]["TransferRequest"][];
        };
        NamedPlace: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Text"];
        };
        BusLine: {
            id: components["schemas"]["Id"];
            code: string;
            campusId: components["schemas"]["Id"];
            seats: number;
            /** @description Free seats of this semester */
            free: number;
            /** @description Morning arrival at the campus */
            arrives: components["schemas"]["TimeOfDay"];
            /** @description Afternoon departure from the campus */
            leaves: components["schemas"]["TimeOfDay"];
            stops: {
                stationId: components["schemas"]["Id"];
                pickUp: components["schemas"]["TimeOfDay"];
                dropOff: components["schemas"]["TimeOfDay"];
            }[];
        };
        BusArea: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Text"];
            stations: components["schemas"]["NamedPlace"][];
        };
        BusRegion: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Text"];
            areas: components["schemas"]["BusArea"][];
        };
        TransportOptions: {
            semester: components["schemas"]["Text"];
            /** @description The campus of most of the student's courses; null: no course */
            campusId: number | null;
            campuses: components["schemas"]["NamedPlace"][];
            regions: components["schemas"]["BusRegion"][];
            lines: components["schemas"]["BusLine"][];
        };
        /**
         * @example {
         *       "lineId": 1,
         *       "stationId": 7,
         *       "note": ""
         *     }
         */
        TransportSubmission: {
            lineId: components["schemas"]["Id"];
            /** @description A station of the line */
            stationId: components["schemas"]["Id"];
            /** @default  */
            note?: string;
        };
        /** @description The seat of this semester; the student shows it to the driver */
        BusSeat: {
            requestId: components["schemas"]["Id"];
            referenceNumber: components["schemas"]["ReferenceNumber"];
            number: number;
            line: string;
            campus: components["schemas"]["Text"];
            area: components["schemas"]["Text"];
            station: components["schemas"]["Text"];
            pickUp: components["schemas"]["TimeOfDay"];
            arrives: components["schemas"]["TimeOfDay"];
            leaves: components["schemas"]["TimeOfDay"];
            dropOff: components["schemas"]["TimeOfDay"];
            student: components["schemas"]["Text"];
            studentCode: string;
            semester: components["schemas"]["Text"];
            /**
             * Format: date
             * @description The last day of the semester
             */
            validUntil: string;
        };
        TransportRequests: {
            /** @description Null without a seat */
            seat: components["schemas"]["BusSeat"] | null;
            requests: {
                id: components["schemas"]["Id"];
                request: components["schemas"]["MyRequest"];
            }[];
        };
        /** @enum {string} */
        RequestKind: "addSeat" | "override" | "appeal" | "refund" | "exemption" | "minor" | "transport" | "officialWithdrawal" | "permanentWithdrawal" | "courseWithdrawal" | "cancelAdmission" | "reinstatement" | "caseStudy" | "thesisTopic" | "researchPlan" | "clearance" | "transfer" | "transcriptRequest" | "certificate";
        /** @enum {string} */
        RequestStatus: "draft" | "awaitingCode" | "awaitingPayment" | "sent" | "returned" | "scheduled" | "approved" | "refused" | "canceled" | "expired";
        /** @description `rules`: the system acts by its rules */
        RequestActor: components["schemas"]["Office"] | ("student" | "rules");
        /** @enum {string} */
        RequestVerb: "saved" | "edited" | "codeAsked" | "sent" | "paid" | "handedOn" | "checked" | "collected" | "returned" | "resent" | "scheduled" | "placed" | "accepted" | "declined" | "executed" | "approved" | "refused" | "canceled" | "expired";
        /**
         * @description An action on a request
         * @example {
         *       "at": "2026-09-07T10:00:00+03:00",
         *       "office": "student",
         *       "decision": "sent",
         *       "step": null,
         *       "item": null,
         *       "note": "",
         *       "words": {
         *         "en": "",
         *         "ar": ""
         *       },
         *       "fields": []
         *     }
         */
        RequestEvent: {
            at: components["schemas"]["Instant"];
            /** @description The actor */
            office: components["schemas"]["RequestActor"];
            decision: components["schemas"]["RequestVerb"];
            /** @description The step at that time; null: none */
            step: string | null;
            /** @description The item of the action; null: the whole request */
            item: string | null;
            /** @description The note as written; in English if `rules` wrote it */
            note: string;
            /** @description The note in both languages; a note of an office is the same in both */
            words: components["schemas"]["Text"];
            /** @description `returned`: the fields to change; `edited` and `resent`: the changed fields */
            fields: string[];
        };
        /**
         * @description A labelled value of a request; names are the same for all requests of a kind
         * @example {
         *       "name": "section",
         *       "type": "code",
         *       "code": "ITCS214-01",
         *       "text": {
         *         "en": "Data Structures",
         *         "ar": "تراكيب البيانات"
         *       }
         *     }
         */
        RequestFact: {
            name: string;
            /** @constant */
            type: "text";
            text: components["schemas"]["Text"];
        } | {
            name: string;
            /** @constant */
            type: "code";
            code: string;
            /** @description The name of the code */
            text: components["schemas"]["Text"] | null;
        } | {
            name: string;
            /** @constant */
            type: "money";
            fils: components["schemas"]["Fils"];
        } | {
            name: string;
            /** @constant */
            type: "share";
            number: number;
            total: number;
        } | {
            name: string;
            /** @constant */
            type: "file";
            file: components["schemas"]["Attachment"];
        };
        /**
         * @description A field that the office must fill in for an approval
         * @example {
         *       "name": "newGrade",
         *       "options": [
         *         "A",
         *         "A-",
         *         "B+"
         *       ],
         *       "suggested": "B+"
         *     }
         */
        DeskField: {
            name: string;
            options: string[];
            /** @description The value of an automatic decision; null: none */
            suggested: string | null;
        };
        /**
         * @description A task of an office for a request
         * @example {
         *       "step": "finance",
         *       "item": null,
         *       "office": "finance",
         *       "holder": null,
         *       "since": "2026-09-07T10:00:00+03:00",
         *       "dueAt": "2026-09-14T23:59:59+03:00",
         *       "overdue": false,
         *       "version": 1,
         *       "collects": false,
         *       "last": true,
         *       "returns": [
         *         "iban",
         *         "proof"
         *       ],
         *       "reasons": []
         *     }
         */
        DeskTask: {
            step: string;
            /** @description The item, if several offices work in parallel; null: the whole request */
            item: string | null;
            office: components["schemas"]["Office"];
            /** @description The only person who may decide; null: any member of the office */
            holder: components["schemas"]["Text"] | null;
            since: components["schemas"]["Instant"];
            dueAt: components["schemas"]["Instant"];
            overdue: boolean;
            /** @description Send it with the decision */
            version: number;
            /** @description The student hands something in for it */
            collects: boolean;
            /** @description No office follows */
            last: boolean;
            /** @description Fields and files that can be marked for return; empty: it cannot be returned */
            returns: string[];
            /** @description Why the item cannot be approved yet; empty: it can */
            reasons: components["schemas"]["Refusal"][];
        };
        DeskRequest: {
            /** @example ADD-2026-000123 */
            referenceNumber: string;
            kind: components["schemas"]["RequestKind"];
            status: components["schemas"]["RequestStatus"];
            sentAt: components["schemas"]["Instant"];
            /** @description The office that decides */
            office: components["schemas"]["Office"];
            student: {
                code: string;
                name: components["schemas"]["Text"];
            };
            /** @description The present tasks of offices; empty: none */
            tasks: components["schemas"]["DeskTask"][];
            /** @description The round that decides on it with others; null: none */
            round: components["schemas"]["DeskRound"] | null;
            facts: components["schemas"]["RequestFact"][];
            form: components["schemas"]["DeskField"][];
            /** @description Why an approval would be refused now; empty: it would not */
            reasons: components["schemas"]["Refusal"][];
            decisions: components["schemas"]["RequestEvent"][];
            /** @description The issued document; null: none */
            document: components["schemas"]["DeskDocument"] | null;
        };
        DeskDocument: {
            number: components["schemas"]["DocumentNumber"];
            status: components["schemas"]["DocumentStatus"];
            since: components["schemas"]["Instant"];
            /** @description The office's reason; null: not revoked */
            revokedReason: string | null;
        };
        /**
         * @example {
         *       "reason": "The certificate of the secondary school was forged."
         *     }
         */
        Revocation: {
            /** @description The reason, shown to the student */
            reason: string;
        };
        /**
         * @example {
         *       "code": "0000"
         *     }
         */
        RequestConfirmation: {
            code: string;
            /** @description The version last read; another gets MSG-000030 */
            version?: number;
            /** @description The hash from GetConsequences that the student confirmed */
            consequences?: string;
        };
        /**
         * @example {
         *       "answer": "accepted"
         *     }
         */
        RequestReply: {
            /** @enum {string} */
            answer: "accepted" | "declined";
            /** @description The version last read; another gets MSG-000030 */
            version?: number;
        };
        DeskRound: {
            /** @description When it takes place; null: not in the agenda yet */
            at: components["schemas"]["Instant"] | null;
        };
        DeskRequests: {
            /** @description At most 100. Requests that an office must decide now are sorted by deadline, others newest first */
            requests: components["schemas"]["DeskRequest"][];
            /**
             * @description The offices with present tasks; the filters do not apply
             * @example [
             *       {
             *         "office": "finance",
             *         "tasks": 3,
             *         "overdue": 1
             *       }
             *     ]
             */
            offices: {
                office: components["schemas"]["Office"];
                tasks: number;
                /** @description Overdue tasks */
                overdue: number;
            }[];
        };
        /**
         * @example {
         *       "decision": "refused",
         *       "note": "The room has no more chairs."
         *     }
         * @example {
         *       "decision": "approved",
         *       "note": "The final paper was added up anew.",
         *       "values": {
         *         "newGrade": "B+"
         *       }
         *     }
         */
        Decision: {
            /**
             * @description `checked` and `collected`: for an item
             * @enum {string}
             */
            decision: "approved" | "refused" | "returned" | "checked" | "collected";
            /** @description The version of the task last read; another gets MSG-000030. Default: the present one */
            version?: number;
            /** @description The decided item */
            item?: string;
            /** @description Fields the student may change after `returned` */
            fields?: string[];
            /** @default  */
            note?: string;
            /**
             * @description The values of DeskRequest's `form`, by field name
             * @default {}
             */
            values?: {
                [key: string]: string;
            };
        };
        /**
         * @example {
         *       "consequences": [
         *         {
         *           "name": "averageIs",
         *           "text": {
         *             "en": "The average is 2.31.",
         *             "ar": "المعدل 2.31."
         *           },
         *           "fils": null,
         *           "parts": []
         *         }
         *       ]
         *     }
         */
        DecisionPreview: {
            /** @description In order of effect; empty if another office follows */
            consequences: components["schemas"]["Consequence"][];
        };
        /**
         * @example {
         *       "mode": "approve",
         *       "workingDays": 2
         *     }
         */
        Desk: {
            /**
             * @description `manual`: by hand; `approve` and `refuse`: automatically
             * @enum {string}
             */
            mode: "manual" | "approve" | "refuse";
            /** @description Working days until an automatic decision */
            workingDays: number;
        };
        Snapshots: {
            maximum: number;
            /** @description Newest first */
            snapshots: {
                name: string;
                /** @description By the machine's clock */
                takenAt: components["schemas"]["Instant"];
                /** @enum {string} */
                mode: "live" | "ticking" | "frozen";
                now: components["schemas"]["Instant"];
                faults: number;
                /** @description Size in memory, in bytes */
                bytes: number;
            }[];
        };
        SnapshotFile: {
            format: number;
            /** @description Product version that saved it */
            product: string;
            /** @description Names of the migrations in its database */
            migrations: string[];
            name: string;
            /** @description By the machine's clock */
            takenAt: components["schemas"]["Instant"];
            /** @enum {string} */
            mode: "live" | "ticking" | "frozen";
            now: components["schemas"]["Instant"];
            faults: components["schemas"]["FaultSetting"][];
            /** @description The SQLite database, gzip-compressed, in base64 */
            database: string;
        };
        /**
         * @example {
         *       "name": "Before the drop"
         *     }
         */
        SnapshotName: {
            name: string;
        };
        /**
         * @example {
         *       "title": "Monday morning",
         *       "from": {
         *         "kind": "scenario",
         *         "name": "registration.full-section"
         *       }
         *     }
         */
        NewClassroom: {
            title: string;
            /** @description The starting state of every trainee */
            from: {
                /** @enum {string} */
                kind: "seeded" | "scenario" | "snapshot";
                /** @description Name of the scenario, or of a snapshot of this sandbox */
                name?: string;
            };
            /**
             * @description Persona of the trainees; a scenario uses its own
             * @default eligible
             */
            persona?: string;
            /**
             * @description Number of places
             * @default 30
             */
            trainees?: number;
        };
        /** @description The addresses of this server for other machines */
        Reach: {
            /** @description Only this machine can reach it */
            onlyHere: boolean;
            /** @description Such as http://192.168.1.20:3000, the most likely first */
            addresses: string[];
        };
        Classrooms: {
            reach: components["schemas"]["Reach"];
            classrooms: {
                code: string;
                title: string;
                openedAt: components["schemas"]["Instant"];
                trainees: number;
            }[];
        };
        Classroom: {
            /** @example K7WPM */
            code: string;
            title: string;
            openedAt: components["schemas"]["Instant"];
            maximum: number;
            persona: string;
            /** @enum {string} */
            from: "seeded" | "scenario" | "snapshot";
            scenario: components["schemas"]["Scenario"] | null;
            /** @description The trainer's setting for all; null: none */
            clock: components["schemas"]["ClockSetting"] | null;
            /** @description The time of the first trainee, or the start time without trainees */
            now: components["schemas"]["Instant"];
            snaps: components["schemas"]["Snaps"];
            /** @description Time before the last move of the clock, for undoing it; null: none */
            movedFrom: components["schemas"]["Instant"] | null;
            /** @description Messages to all, oldest first */
            messages: components["schemas"]["ClassMessage"][];
            reach: components["schemas"]["Reach"];
            trainees: {
                trainee: number;
                name: string;
                /** @example /sandbox/class-k7wpm-1 */
                path: string;
                joinedAt: components["schemas"]["Instant"];
                /** @enum {string} */
                mode: "live" | "ticking" | "frozen";
                now: components["schemas"]["Instant"];
                /** @description Path of the page opened last; null: none */
                page: string | null;
                /** @description Its name in the menu; null: none */
                pageName: components["schemas"]["Text"] | null;
                /** @description The student signed in; null: nobody */
                student: {
                    userName: string;
                    name: components["schemas"]["Text"];
                } | null;
                lastCall: {
                    call: string;
                    status: number;
                    /** @description By the machine's clock */
                    at: components["schemas"]["Instant"];
                } | null;
                lastRefusal: {
                    code: string;
                    /** @description The text shown to the trainee */
                    text: components["schemas"]["Text"];
                    /** @description By the machine's clock */
                    at: components["schemas"]["Instant"];
                } | null;
                /** @description Number of refusals since the last step done */
                refusals: number;
                /** @description Number of steps done */
                step: number;
                /** @description When the last step was done, or else the start, by the machine's clock */
                stepAt: components["schemas"]["Instant"];
                /** @description When the trainee raised the hand, by the machine's clock; null: not raised */
                handAt: components["schemas"]["Instant"] | null;
            }[];
        };
        /**
         * @example {
         *       "text": "Please stop at step 3."
         *     }
         */
        NewClassMessage: {
            text: string;
        };
        /**
         * @example {
         *       "raised": true
         *     }
         */
        Hand: {
            raised: boolean;
        };
        TrainerSignedIn: {
            /** @constant */
            caller: "trainer";
        };
        FoundClassroom: {
            code: string;
            title: string;
            /** @description No place is free */
            full: boolean;
        };
        LookAtTrainee: {
            name: string;
            path: string;
            page: string;
            /** @description Null if nobody is signed in */
            session: components["schemas"]["SignedIn"] | null;
        };
        /**
         * @example {
         *       "name": "Fatima"
         *     }
         */
        JoinClassroom: {
            name: string;
            /** @description `seat` from an earlier join, to return to the same sandbox */
            seat?: string;
        };
        JoinedClassroom: {
            title: string;
            name: string;
            seat: string;
            path: string;
            page: string;
            /** @description Id of the scenario; null: none */
            scenario: string | null;
            /** @description Null if the persona signs in by hand */
            session: components["schemas"]["SignedIn"] | null;
            userName: string;
        };
        /**
         * @example {
         *       "trainees": 35
         *     }
         */
        ClassroomPlaces: {
            /** @description Number of places */
            trainees: number;
        };
        /**
         * @example {
         *       "step": 0
         *     }
         */
        ResetTrainee: {
            /** @description Number of first steps of the scenario done again after the restart */
            step: number;
        };
        ReplayFile: {
            format: number;
            /** @description Product version that saved it */
            product: string;
            /** @description Number of students in the seed it is compared with */
            students: number;
            sandbox: string;
            savedAt: components["schemas"]["Instant"];
            start: {
                /** @enum {string} */
                mode: "live" | "ticking" | "frozen";
                /** @description Business time in milliseconds since 1970 */
                now: number;
                faults: components["schemas"]["FaultSetting"][];
                tables: components["schemas"]["TableDifference"][];
            };
            calls: {
                /** @description Business time in milliseconds since 1970 */
                at: number;
                call: string;
                /** @description User name of the session; null: none */
                user: string | null;
                /** @description Index in `sessions`, from 0 */
                session?: number;
                /** @enum {string} */
                language: "en" | "ar";
                query: {
                    [key: string]: unknown;
                };
                params: {
                    [key: string]: unknown;
                };
                /** @description The body of the call */
                body: unknown;
                /** @description Replaces the Idempotency-Key; null: none */
                once: string | null;
                status: number;
                codes: string[];
                /** @description Short hash of the response; empty if it differs each time */
                answer: string;
            }[];
            /** @description The sessions of the calls, and the one before each. Absent in older files, in which calls have only `user` */
            sessions?: {
                user: string;
                /** @description Business time in milliseconds since 1970 */
                startedAt: number;
            }[];
            /** @description Short hash of each table at the end */
            end: {
                [key: string]: string;
            };
        };
        /** @description Values in the order of the columns */
        TableRow: (string | number | null | {
            base64: string;
        })[];
        TableDifference: {
            table: string;
            columns: string[];
            /** @description New and changed rows */
            put: components["schemas"]["TableRow"][];
            /** @description Keys of deleted rows */
            gone: components["schemas"]["TableRow"][];
        };
        ReplayReport: {
            same: number;
            different: number;
            /** @description Calls that a replay does not make */
            passed: number;
            /** @description Tables whose rows at the end differ from the file */
            state: string[];
            calls: {
                at: components["schemas"]["Instant"];
                call: string;
                user: string | null;
                /** @enum {string} */
                outcome: "same" | "different" | "passed";
                /** @example 422 MSG-000004 */
                expected: string;
                answered: string;
            }[];
            /** @description Session of the last student; null: none */
            session: components["schemas"]["SignedIn"] | null;
        };
        Sandboxes: {
            reach: components["schemas"]["Reach"];
            sandboxes: {
                name: string;
                path: string;
                now: components["schemas"]["Instant"];
                lastUsedAt: components["schemas"]["Instant"];
            }[];
        };
        /**
         * @example {
         *       "name": "monday-class"
         *     }
         */
        SandboxName: {
            name: string;
            /** @description Start from a snapshot instead of the seeded university */
            from?: {
                /** @description Name of the sandbox; empty: the default one */
                sandbox: string;
                snapshot: string;
            };
        };
    };
    responses: {
        /** @description The call failed: 400 not as in this contract, 401 no valid token, 403 not allowed for this caller, 404 not found, 409 a confirmation is missing or something has changed, 422 a rule refuses, 429 too many tries */
        Error: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request does not match this contract */
        NotInContract: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    Refusals?: unknown;
                };
            };
        };
        /** @description The token is missing or no longer valid */
        NotSignedIn: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    Refusals?: unknown;
                };
            };
        };
        /** @description The origin of the page, or the host name, is not allowed */
        ForeignPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    Refusals?: unknown;
                };
            };
        };
        /** @description The trainer's code is missing or wrong */
        TrainersOnly: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    Refusals?: unknown;
                };
            };
        };
        /** @description Too many wrong trainer's codes from this address; retry after Retry-After */
        TooManyTrainerCodes: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    Refusals?: unknown;
                };
            };
        };
        /** @description The academic record is another person's, or the origin or host name is not allowed */
        NotYourRecord: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    Refusals?: unknown;
                };
            };
        };
        /** @description Nothing has this id or name */
        NoSuchThing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    Refusals?: unknown;
                };
            };
        };
        /** @description The Idempotency-Key was used for another request */
        KeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    Refusals?: unknown;
                };
            };
        };
        /** @description The body is too large */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    Refusals?: unknown;
                };
            };
        };
        /** @description The Content-Type of the body is wrong */
        NotJson: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    Refusals?: unknown;
                };
            };
        };
        /** @description The database refuses the change */
        NotKept: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    Refusals?: unknown;
                };
            };
        };
    };
    parameters: {
        /**
         * @description The id of the event. It is the same in every attempt: handle an id once
         * @example evt_5b1f6f0a2c8d4e3f9a7b6c5d4e3f2a1b
         */
        WebhookId: string;
        /**
         * @description The time of this attempt, in seconds since 1970. Refuse a time more than five minutes from your own
         * @example 1788764400
         */
        WebhookTimestamp: string;
        /**
         * @description Signatures with spaces between them; one that is right is enough. A signature is `v1,` and the HMAC-SHA256, in base64, of
         *     `{webhook-id}.{webhook-timestamp}.{body as sent}`. Its key is the secret without `whsec_`, decoded from base64. Compare in constant time.
         * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
         */
        WebhookSignature: string;
        /** @example 1 */
        Id: number;
        /**
         * @description The join code; case does not matter
         * @example ABC234
         */
        JoinCode: string;
        /** @example REF-2026-000001 */
        ReferenceNumber: components["schemas"]["ReferenceNumber"];
        /**
         * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
         * @example FOU77VRVW
         */
        StudFacultyCode: string;
        /** @description `current`: the current semester; `early`: the next one, for early registration */
        Period: components["schemas"]["Period"];
        /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    userLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserLoginRequest"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    handleAuthentication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HandleAuthenticationRequest"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    selectRecord: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordChoice"];
            };
        };
        responses: {
            /** @description The chosen record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChosenRecord"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    refreshToken: {
        parameters: {
            query: {
                /** @example Zk3n0aT1 */
                Token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description New tokens */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refreshed"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    forgetPasswordRetrieveEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RetrieveEmailRequest"];
            };
        };
        responses: {
            /** @description The code is sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountCodeSent"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    forgetPasswordChangePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordChanged"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPasswordRequest"];
            };
        };
        responses: {
            /** @description The code is sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountCodeSent"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    registerAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterAccountRequest"];
            };
        };
        responses: {
            /** @description The code is sent, or the student is signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountCodeSent"] | components["schemas"]["SignedIn"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    verifyToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyTokenRequest"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sessions"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionsEnded"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example Zk3n0aT1 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionsEnded"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getMenu: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The menu */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Menu"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getTopHitLinks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The links */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopHitLinks"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    saveTopHitLinks: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TopHitLinksChange"];
            };
        };
        responses: {
            /** @description The links */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopHitLinks"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getSubscriptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscriptions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSubscriptions"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    addSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionToAdd"];
            };
        };
        responses: {
            /** @description The subscriptions, with the secret of the new one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSubscriptions"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The remaining subscriptions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSubscriptions"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    setAuditFormLog: {
        parameters: {
            query: {
                /**
                 * @description `auditId` of the sign-in
                 * @example 1
                 */
                auditLoginId: number;
                /**
                 * @description Id of the form, 1 if unknown
                 * @example 1
                 */
                SeForm: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Recorded */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getStudentInformation: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description `current`: the current semester; `early`: the next one, for early registration */
                Period?: components["parameters"]["Period"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentInformation"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    downloadMyData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": Blob;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getDashboard: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dashboard */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dashboard"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getSchedule: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description `current`: the current semester; `early`: the next one, for early registration */
                Period?: components["parameters"]["Period"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schedule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Schedule"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getCalendarFile: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description `current`: the current semester; `early`: the next one, for early registration */
                Period?: components["parameters"]["Period"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFile"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getCalendarSubscription: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarSubscription"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createCalendarSubscription: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewCalendarSubscription"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    revokeCalendarSubscription: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarSubscription"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getCalendarFeed: {
        parameters: {
            query?: {
                /** @description For calendar programs, which send no Accept-Language */
                Language?: components["schemas"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description Gives access to the schedule without signing in; the server never logs it
                 * @example 3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description iCalendar (RFC 5545) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": Blob;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getGpaBasis: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The basis */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GpaBasis"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getAcademicTranscript: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transcript */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcademicTranscript"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getDocumentOptions: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documents */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentOptions"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getDocumentRequests: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentRequests"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    submitDocumentRequest: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentSubmission"];
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    cancelDocumentRequest: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 1 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The canceled request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    downloadDocument: {
        parameters: {
            query: {
                Part?: "document" | "signature";
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path: {
                /** @example 999999 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                    "application/jose": Blob;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    downloadCredential: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path: {
                /** @example 999999 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The credential */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vc+jwt": Blob;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getDocumentLookups: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path: {
                /** @example 999999 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lookups */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentLookups"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    verifyDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code on the document, with or without dashes
                 * @example ABCD-EFGH-JKMN
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    documentKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentKeySet"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    didDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The DID document */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DidDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    statusList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                list: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vc+jwt": Blob;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getServiceStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open incidents */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceStatus"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getServices: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The services */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Services"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getMessages: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /**
                 * @description Part of the subject, text or office, in either language; shorter than two letters: all messages
                 * @example registration
                 */
                search?: string;
                /** @description Only unread messages */
                unread?: boolean;
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of messages */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxMessages"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getMessage: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path: {
                /** @example 6 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxMessage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteMessage: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 1 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    sendMessage: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficeMessage"];
            };
        };
        responses: {
            /** @description Sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getSentMessages: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of messages */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentMessages"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getContactDetails: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact details */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactDetails"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateContactDetails: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactChange"];
            };
        };
        responses: {
            /** @description Saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactSaved"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    sendVerificationCode: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeRequest"];
            };
        };
        responses: {
            /** @description Sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    coursesToRegister: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description `current`: the current semester; `early`: the next one, for early registration */
                Period?: components["parameters"]["Period"];
                /**
                 * @description Words of the code, the course name or an instructor's name, in either language. Fewer than two letters: all courses. If nothing matches, one letter of a word may differ
                 * @example data
                 */
                search?: string;
                collegeId?: number;
                departmentId?: number;
                language?: components["schemas"]["Language"];
                inMyPlan?: boolean;
                /** @description Only sections in which this student may register now */
                onlyFitting?: boolean;
                hasSeats?: boolean;
                /** @description Only sections with all classes on these days; 0 is Sunday */
                days?: number[];
                /**
                 * @description Only sections without a class before this time
                 * @example 10:00
                 */
                startsFrom?: components["schemas"]["TimeOfDay"];
                /**
                 * @description Only sections without a class after this time
                 * @example 16:00
                 */
                endsBy?: components["schemas"]["TimeOfDay"];
                /** @description `code`: by course code; `plan`: the next courses of the plan first, passed courses last */
                order?: "code" | "plan";
                /** @description Only the course of this code */
                code?: string;
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of courses */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferedCourses"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    courseFilters: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description `current`: the current semester; `early`: the next one, for early registration */
                Period?: components["parameters"]["Period"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The filters */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseFilters"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    timetableSections: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description `current`: the current semester; `early`: the next one, for early registration */
                Period?: components["parameters"]["Period"];
                /** @description Ids of the courses; absent: none */
                courseIds?: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sections */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimetableSections"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    courseDetails: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description `current`: the current semester; `early`: the next one, for early registration */
                Period?: components["parameters"]["Period"];
            };
            header?: never;
            path: {
                /** @example 277 */
                courseId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The course */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseDetails"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    registeredCourses: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description `current`: the current semester; `early`: the next one, for early registration */
                Period?: components["parameters"]["Period"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The courses */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisteredCourses"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    checkRegistration: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description `current`: the current semester; `early`: the next one, for early registration */
                Period?: components["parameters"]["Period"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Basket"];
            };
        };
        responses: {
            /** @description The preview */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationPreview"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    changeRegistration: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description `current`: the current semester; `early`: the next one, for early registration */
                Period?: components["parameters"]["Period"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Basket"];
            };
        };
        responses: {
            /** @description The result */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationOutcome"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getBasket: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description `current`: the current semester; `early`: the next one, for early registration */
                Period?: components["parameters"]["Period"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The basket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptBasket"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    saveBasket: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description `current`: the current semester; `early`: the next one, for early registration */
                Period?: components["parameters"]["Period"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BasketToKeep"];
            };
        };
        responses: {
            /** @description The saved basket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptBasket"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getTimetables: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description `current`: the current semester; `early`: the next one, for early registration */
                Period?: components["parameters"]["Period"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The timetables */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptTimetables"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    saveTimetable: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description `current`: the current semester; `early`: the next one, for early registration */
                Period?: components["parameters"]["Period"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimetableToKeep"];
            };
        };
        responses: {
            /** @description The saved timetables */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptTimetables"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteTimetable: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description `current`: the current semester; `early`: the next one, for early registration */
                Period?: components["parameters"]["Period"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 1 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The remaining timetables */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptTimetables"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    registerCourse: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description `current`: the current semester; `early`: the next one, for early registration */
                Period?: components["parameters"]["Period"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SectionChange"];
            };
        };
        responses: {
            /** @description The result */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationOutcome"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    dropCourse: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description `current`: the current semester; `early`: the next one, for early registration */
                Period?: components["parameters"]["Period"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationChange"];
            };
        };
        responses: {
            /** @description The result */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationOutcome"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    undropCourse: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description `current`: the current semester; `early`: the next one, for early registration */
                Period?: components["parameters"]["Period"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationChange"];
            };
        };
        responses: {
            /** @description The result */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationOutcome"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    withdrawCourse: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description `current`: the current semester; `early`: the next one, for early registration */
                Period?: components["parameters"]["Period"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationChange"];
            };
        };
        responses: {
            /** @description The result */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationOutcome"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    unwithdrawCourse: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description `current`: the current semester; `early`: the next one, for early registration */
                Period?: components["parameters"]["Period"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationChange"];
            };
        };
        responses: {
            /** @description The result */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationOutcome"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    replaceCourse: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description `current`: the current semester; `early`: the next one, for early registration */
                Period?: components["parameters"]["Period"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplaceChange"];
            };
        };
        responses: {
            /** @description The result */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationOutcome"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteCourse: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description `current`: the current semester; `early`: the next one, for early registration */
                Period?: components["parameters"]["Period"];
                /** @description Codes of the confirmations given */
                confirm?: string[];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 2 */
                registrationId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationOutcome"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    waitingList: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description `current`: the current semester; `early`: the next one, for early registration */
                Period?: components["parameters"]["Period"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The waiting lists */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    joinWaitingList: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description `current`: the current semester; `early`: the next one, for early registration */
                Period?: components["parameters"]["Period"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SectionChange"];
            };
        };
        responses: {
            /** @description The waiting lists */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    leaveWaitingList: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description `current`: the current semester; `early`: the next one, for early registration */
                Period?: components["parameters"]["Period"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 1 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The remaining waiting lists */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getDemand: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description `current`: the current semester; `early`: the next one, for early registration */
                Period?: components["parameters"]["Period"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The courses */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Demand"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    askForCourse: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description `current`: the current semester; `early`: the next one, for early registration */
                Period?: components["parameters"]["Period"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NeededCourse"];
            };
        };
        responses: {
            /** @description The courses */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Demand"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    leaveDemand: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description `current`: the current semester; `early`: the next one, for early registration */
                Period?: components["parameters"]["Period"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 1 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The courses */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Demand"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getSeatAlerts: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description `current`: the current semester; `early`: the next one, for early registration */
                Period?: components["parameters"]["Period"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The seat alerts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatAlerts"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    addSeatAlert: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description `current`: the current semester; `early`: the next one, for early registration */
                Period?: components["parameters"]["Period"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatAlertToAdd"];
            };
        };
        responses: {
            /** @description The seat alerts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatAlerts"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteSeatAlert: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description `current`: the current semester; `early`: the next one, for early registration */
                Period?: components["parameters"]["Period"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 1 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The remaining seat alerts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatAlerts"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getQueuePlace: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The place */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueuePlace"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    registrationLog: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description `current`: the current semester; `early`: the next one, for early registration */
                Period?: components["parameters"]["Period"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The log */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationLog"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    informationStudentFees: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description `current`: the current semester; `early`: the next one, for early registration */
                Period?: components["parameters"]["Period"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fees */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentFees"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getAttendance: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attendance */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attendance"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getSurveys: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The surveys */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Surveys"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getSurveyForm: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the registration
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveyForm"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    submitSurvey: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the registration
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SurveySheet"];
            };
        };
        responses: {
            /** @description Sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveySent"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getGraduateSurvey: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The survey */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GraduateSurvey"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    submitGraduateSurvey: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SurveySheet"];
            };
        };
        responses: {
            /** @description Sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GraduateSurveySent"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getAcademicPlans: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plans */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcademicPlans"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getPlanDetails: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path: {
                /** @example 1 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanDetails"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getCoursePackage: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path: {
                /** @example 11 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The package */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoursePackage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getFulfillment: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path: {
                /** @example 1 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fulfilment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanFulfillment"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getRefundableBalance: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The refundable balance */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundableBalance"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    checkIban: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IbanQuestion"];
            };
        };
        responses: {
            /** @description The reasons against it, and its bank */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IbanAnswer"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getRefunds: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The refund requests */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refunds"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    submitRefund: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["RefundSubmission"];
            };
        };
        responses: {
            /** @description The refund requests */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    cancelRefund: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 1 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The refund requests */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getMyRequests: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyRequests"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getRequest: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path: {
                /** @example APL-2026-000001 */
                referenceNumber: components["schemas"]["ReferenceNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestDetails"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getConsequences: {
        parameters: {
            query: {
                /** @example appeal */
                Kind: components["schemas"]["RequestKind"];
                /**
                 * @description Id of the subject, if the kind has one. For an appeal: the course grade
                 * @example 1
                 */
                Subject?: number;
                /** @description A draft of this kind; its subject and details are used */
                Draft?: components["schemas"]["ReferenceNumber"];
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The consequences */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Consequences"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    saveDraft: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["DraftSubmission"];
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    resendRequest: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example REF-2026-000001 */
                referenceNumber: components["parameters"]["ReferenceNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Resubmission"];
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    sendRequestCode: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example REF-2026-000001 */
                referenceNumber: components["parameters"]["ReferenceNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    confirmRequest: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example REF-2026-000001 */
                referenceNumber: components["parameters"]["ReferenceNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestConfirmation"];
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    answerRequest: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example REF-2026-000001 */
                referenceNumber: components["parameters"]["ReferenceNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestReply"];
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    cancelRequest: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example REF-2026-000001 */
                referenceNumber: components["parameters"]["ReferenceNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteDraft: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example REF-2026-000001 */
                referenceNumber: components["parameters"]["ReferenceNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftDeletion"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    downloadAttachment: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path: {
                /** @example Zk3n0aT1Vx3kQ0aT1dBjft */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                    "application/msword": Blob;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": Blob;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getAppealableCourses: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The courses */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppealableCourses"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getAppeals: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The appeals */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Appeals"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    submitAppeal: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppealSubmission"];
            };
        };
        responses: {
            /** @description The appeals */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppealChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteAppeal: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 1 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The appeals */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppealChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getPermits: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The permits */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Permits"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    submitOverride: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["OverrideSubmission"];
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getExemption: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tests */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExemptionOffer"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    submitExemption: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ExemptionSubmission"];
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getMinorPrograms: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The programmes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MinorProgrammes"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getMinorRequests: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MinorRequests"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    submitMinor: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MinorSubmission"];
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    cancelMinor: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 1 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getTransferOptions: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The programmes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferOptions"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getTransferRequests: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferRequests"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    submitTransfer: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferSubmission"];
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    cancelTransfer: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 1 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    confirmTransfer: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 1 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferConfirmation"];
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    declineTransfer: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 1 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferDecline"];
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getTransportOptions: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lines */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransportOptions"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getTransportRequests: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransportRequests"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    submitTransport: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransportSubmission"];
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    cancelTransport: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 1 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getCancelAdmission: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The admission */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelAdmission"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    sendCancelAdmissionOtp: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    confirmCancelAdmission: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelAdmissionConfirmation"];
            };
        };
        responses: {
            /** @description Done; the server has ended all sessions of the student */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdmissionCanceled"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getSupervisors: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The supervisors */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Supervisors"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getThesisTopics: {
        parameters: {
            query: {
                /** @description English title to compare */
                TitleEn?: string;
                /** @description Arabic title to compare */
                TitleAr?: string;
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The topics */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThesisTopics"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    saveThesisTopic: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThesisTopicEntry"];
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateThesisTopic: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 1 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThesisTopicUpdate"];
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    sendThesisTopic: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 1 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteThesisTopic: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 1 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftDeletion"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getResearchPlans: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plans */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResearchPlans"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    saveResearchPlan: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ResearchPlanSubmission"];
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    sendResearchPlan: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 1 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getCaseStudies: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status and the requests */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseStudies"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    submitCaseStudy: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CaseStudySubmission"];
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    clearanceProcess: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items and the requests */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClearanceProcess"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    submitClearance: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ClearanceSubmission"];
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    cancelClearance: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 1 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    officialWithdrawData: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficialWithdrawData"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    officialWithdrawHistory: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The history */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficialWithdrawHistory"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    submitOfficialWithdraw: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficialWithdrawSubmission"];
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    cancelOfficialWithdraw: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 1 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    permanentWithdrawHistory: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The history */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermanentWithdrawHistory"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    savePermanentWithdraw: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PermanentWithdrawal"];
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    sendPermanentWithdrawCode: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    approvePermanentWithdraw: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PermanentWithdrawApproval"];
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    cancelPermanentWithdraw: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 1 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getEnrollmentStatus: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrollmentStatus"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    reinstateEnrollment: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reinstatement"];
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    courseWithdrawRequests: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The courses and requests */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseWithdrawals"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    submitCourseWithdraw: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CourseWithdrawSubmission"];
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseWithdrawalChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    cancelCourseWithdraw: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 1 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseWithdrawalChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getStayOrLeave: {
        parameters: {
            query: {
                /**
                 * @description Id of the registration to drop; absent: the first
                 * @example 1
                 */
                Registration?: number;
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StayOrLeave"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getStudentFees: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fees */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeesOwed"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getOtherFees: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The other fees */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtherFees"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getPaymentHistory: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payments */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentHistory"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getFinancialData: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statement */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FinancialData"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getReceipt: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path: {
                /** @example PAY-2026-000541 */
                documentNumber: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Receipt"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    startPayment: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartPayment"];
            };
        };
        responses: {
            /** @description The payment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    paymentResult: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path: {
                /** @example 53e6dbc8561814ad */
                paymentId: components["schemas"]["PaymentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    cancelPayment: {
        parameters: {
            query: {
                /**
                 * @description The academic record of the call: `studFacultyCode` of one of the `records` in SignedIn. The example is the record of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new value for each change, such as a UUID. The same key and body get the same response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 53e6dbc8561814ad */
                paymentId: components["schemas"]["PaymentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    gatewayCallback: {
        parameters: {
            query?: never;
            header?: {
                /** @example evt_5b1f6f0a */
                "Webhook-Id"?: string;
                /** @example 1788764400 */
                "Webhook-Timestamp"?: string;
                /** @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE= */
                "Webhook-Signature"?: string;
                /** @example 1788764400 */
                "Gateway-Timestamp"?: string;
                /** @example 0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a */
                "Gateway-Signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GatewayCallback"];
            };
        };
        responses: {
            /** @description Accepted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallbackAccepted"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getSimulator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The simulator */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Simulator"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clock */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    setClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClockSetting"];
            };
        };
        responses: {
            /** @description The clock */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    advanceClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClockAdvance"];
            };
        };
        responses: {
            /** @description The clock */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    undoClockMove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The simulator */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Simulator"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getGrades: {
        parameters: {
            query?: {
                /** @description Part of the student number, the name, or course and section */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The grades */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Grades"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    giveGrades: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GradesByHand"];
            };
        };
        responses: {
            /** @description The grades */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Grades"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getOfficeRegistrations: {
        parameters: {
            query: {
                /**
                 * @description Words of the student number or name
                 * @example 202490001
                 */
                search: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The students found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeRegistrations"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    registerByOffice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficeRegistration"];
            };
        };
        responses: {
            /** @description The student after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeRegistrations"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getSeats: {
        parameters: {
            query: {
                /** @description `current`: the current semester; `early`: the next one, for early registration */
                Period?: components["parameters"]["Period"];
                /**
                 * @description Words of the section, the course code or the name
                 * @example STAT273
                 */
                search: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sections found, at most 40 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seats"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    setSeats: {
        parameters: {
            query?: {
                /** @description `current`: the current semester; `early`: the next one, for early registration */
                Period?: components["parameters"]["Period"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatSetting"];
            };
        };
        responses: {
            /** @description The sections after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seats"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    setRegistrationQueue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QueueSetting"];
            };
        };
        responses: {
            /** @description The setting */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueueSetting"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getMeetings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                sectionId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The classes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SectionMeetings"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    changeMeeting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                sectionId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MeetingOrder"];
            };
        };
        responses: {
            /** @description The classes after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedMeeting"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getDemandBoard: {
        parameters: {
            query?: {
                /** @description `current`: the current semester; `early`: the next one, for early registration */
                Period?: components["parameters"]["Period"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The courses, most asked for first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemandBoard"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    answerDemand: {
        parameters: {
            query?: {
                /** @description `current`: the current semester; `early`: the next one, for early registration */
                Period?: components["parameters"]["Period"];
            };
            header?: never;
            path: {
                /** @example 277 */
                courseId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerText"];
            };
        };
        responses: {
            /** @description The courses */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemandBoard"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    openSection: {
        parameters: {
            query?: {
                /** @description `current`: the current semester; `early`: the next one, for early registration */
                Period?: components["parameters"]["Period"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSection"];
            };
        };
        responses: {
            /** @description The courses */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemandBoard"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getPersonas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The personas */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Personas"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    startPersonaSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example eligible */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    rotateKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signing keys */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SigningKeys"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getOutbox: {
        parameters: {
            query?: {
                /** @description Words of the recipient, the subject, the text or the code */
                search?: string;
                recipient?: string;
                channel?: components["schemas"]["OutboxChannel"];
                /** @description Only messages with a higher id */
                after?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The outbox */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outbox"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    clearOutbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The outbox */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outbox"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getIdentityProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The setting */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityProvider"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    setIdentityProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdentityProviderSetting"];
            };
        };
        responses: {
            /** @description The setting */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityProvider"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    nextMessage: {
        parameters: {
            query?: {
                /** @description Id of the last message seen; absent: only messages sent from now on */
                after?: number;
                recipient?: string;
                /** @example 1 */
                timeoutSeconds?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NextMessage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The setting */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    setDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeliverySetting"];
            };
        };
        responses: {
            /** @description The setting */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getAgenda: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agenda */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgendaState"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    saveAgenda: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Agenda"];
            };
        };
        responses: {
            /** @description The agenda */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgendaState"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getRequests: {
        parameters: {
            query?: {
                /** @description `sent`: those an office must decide now, the most urgent first, then those waiting for a round */
                status?: components["schemas"]["RequestStatus"];
                /** @description Only requests this office must decide now */
                office?: components["schemas"]["Office"];
                kind?: components["schemas"]["RequestKind"];
                /** @description Part of a reference number, student number, name or course code */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskRequests"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    decideRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example REF-2026-000001 */
                referenceNumber: components["parameters"]["ReferenceNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Decision"];
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskRequest"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    previewDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example REF-2026-000001 */
                referenceNumber: components["parameters"]["ReferenceNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Decision"];
            };
        };
        responses: {
            /** @description The consequences */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecisionPreview"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    revokeDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example TRN-2026-000001 */
                referenceNumber: components["schemas"]["ReferenceNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Revocation"];
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskRequest"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getRequestAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example REF-2026-000001 */
                referenceNumber: components["parameters"]["ReferenceNumber"];
                /** @example Zk3n0aT1Vx3kQ0aT1dBjft */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                    "application/msword": Blob;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": Blob;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getDesk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The setting */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Desk"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    setDesk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Desk"];
            };
        };
        responses: {
            /** @description The setting */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Desk"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getGateway: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The gateway */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Gateway"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    setGateway: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GatewaySetting"];
            };
        };
        responses: {
            /** @description The gateway */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Gateway"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    chargeCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 53e6dbc8561814ad */
                id: components["schemas"]["PaymentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestCard"];
            };
        };
        responses: {
            /** @description The gateway */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Gateway"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    decideGatewayPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 53e6dbc8561814ad */
                id: components["schemas"]["PaymentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GatewayDecision"];
            };
        };
        responses: {
            /** @description The gateway */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Gateway"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deliverCallback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 53e6dbc8561814ad */
                eventId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The gateway */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Gateway"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    signCallback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GatewayCallback"];
            };
        };
        responses: {
            /** @description The signed callback */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedCallback"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhooks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhooks"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    setWebhookFault: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookFaultSetting"];
            };
        };
        responses: {
            /** @description The webhooks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhooks"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    sendDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhooks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhooks"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getFaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The faults */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Faults"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    addFault: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FaultSetting"];
            };
        };
        responses: {
            /** @description The faults */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Faults"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    clearFaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The faults */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Faults"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    removeFault: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The faults */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Faults"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getBreakpoints: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The breakpoints */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Breakpoints"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    addBreakpoint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BreakpointSetting"];
            };
        };
        responses: {
            /** @description The breakpoints */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Breakpoints"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    continueCall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Of the held call
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContinueCall"];
            };
        };
        responses: {
            /** @description The breakpoints */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Breakpoints"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteBreakpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The breakpoints */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Breakpoints"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getIncidents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The incidents */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Incidents"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    declareIncident: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IncidentSetting"];
            };
        };
        responses: {
            /** @description The incidents */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Incidents"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    previewIncident: {
        parameters: {
            query: {
                /** @example payment */
                kind: components["schemas"]["IncidentKind"];
                /** @example 90 */
                minutes: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What would move */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncidentPreview"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    endIncident: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The incidents */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Incidents"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getStudents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The students and options */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentChoices"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    buildStudent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudentDraft"];
            };
        };
        responses: {
            /** @description The student, ready to sign in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuiltStudent"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    previewStudent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudentDraft"];
            };
        };
        responses: {
            /** @description The computed figures, or what is wrong */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentPreview"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getStudentFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the student
                 * @example monday
                 */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentYaml"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getRecords: {
        parameters: {
            query?: {
                search?: string;
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of students, personas first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Records"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getRecordTables: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Database id of the academic record
                 * @example 1
                 */
                student: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tables */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordTables"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getRecordRows: {
        parameters: {
            query?: {
                search?: string;
                page?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Database id of the academic record
                 * @example 1
                 */
                student: number;
                /** @example registration */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordRows"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getTraffic: {
        parameters: {
            query?: {
                /** @example registerCourse */
                operationId?: string;
                /**
                 * @description A code in the response
                 * @example MSG-000004
                 */
                code?: string;
                /** @description Class of the status. `refused`: every 4xx and every check with a reason; `0`: lost connections */
                status?: "2xx" | "4xx" | "5xx" | "refused" | "0";
                /** @description Part of the path, the call, a code, the user name or the status; or a reference such as R-1042, which the page shows with an error */
                search?: string;
                /** @description Only calls with a higher id */
                after?: number;
                limit?: number;
                /** @description The simulator's own calls instead */
                simulator?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calls */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Traffic"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    clearTraffic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calls */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Traffic"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getTrafficCall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrafficDetails"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    resendCall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResendCall"];
            };
        };
        responses: {
            /** @description The new call and its response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrafficDetails"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getHar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Har"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    makeScenario: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewScenario"];
            };
        };
        responses: {
            /** @description The scenario file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeScenario"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    explainRefusal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The explanation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Explanation"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    watchSandbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getScenarios: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scenarios */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scenarios"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The codes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Codes"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    startScenario: {
        parameters: {
            query?: {
                /** @description The next step, counted from 0: the steps before it are done, and its student is signed in */
                step?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Area and name, as listed
                 * @example registration.full-section
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Started */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartedScenario"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getScenarioProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Area and name, as listed
                 * @example registration.full-section
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The steps done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScenarioProgress"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    playScenarioStep: {
        parameters: {
            query?: {
                /** @description Do the earlier steps first, in order */
                earlier?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Area and name, as listed
                 * @example registration.full-section
                 */
                id: string;
                /**
                 * @description Counted from 0
                 * @example 0
                 */
                step: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response of the step */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayedStep"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getConformanceRuns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The runs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConformanceRuns"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    startConformanceRun: {
        parameters: {
            query?: {
                /**
                 * @description Play only the scenarios in which this run has a failure
                 * @example 1
                 */
                again?: components["schemas"]["Id"];
                /**
                 * @description Go on with this run, which was stopped: its scenarios are not played again
                 * @example 1
                 */
                continues?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestPlan"];
            };
        };
        responses: {
            /** @description Started */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConformanceRuns"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getConformanceRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConformanceReport"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteConformanceRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The remaining runs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConformanceRuns"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    endConformanceRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The runs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConformanceRuns"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getConformancePage: {
        parameters: {
            query?: {
                /**
                 * @description The default is the report
                 * @example statement
                 */
                document?: "report" | "statement";
            };
            header?: never;
            path: {
                /**
                 * @description From `page` of the run
                 * @example K7WP-M3QD-4T2H
                 */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": Blob;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getSnapshots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The snapshots */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshots"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    saveSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SnapshotName"];
            };
        };
        responses: {
            /** @description The snapshots */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshots"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example Monday */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The snapshots */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshots"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    saveSnapshotFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example Monday */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SnapshotFile"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    openSnapshotFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example Monday */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SnapshotFile"];
            };
        };
        responses: {
            /** @description The snapshots */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshots"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    restoreSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example Monday */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The simulator */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Simulator"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    saveReplay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayFile"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    playReplay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplayFile"];
            };
        };
        responses: {
            /** @description The report */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayReport"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    resetSandbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The simulator */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Simulator"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    signInTrainer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrainerSignedIn"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    setHand: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Hand"];
            };
        };
        responses: {
            /** @description The simulator */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Simulator"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    findClassroom: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The join code; case does not matter
                 * @example ABC234
                 */
                code: components["parameters"]["JoinCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The class */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundClassroom"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getClassrooms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The classrooms */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Classrooms"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createClassroom: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewClassroom"];
            };
        };
        responses: {
            /** @description The classroom */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Classroom"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getClassroom: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The join code; case does not matter
                 * @example ABC234
                 */
                code: components["parameters"]["JoinCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The classroom */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Classroom"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    closeClassroom: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The join code; case does not matter
                 * @example ABC234
                 */
                code: components["parameters"]["JoinCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The remaining classrooms */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Classrooms"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    joinClassroom: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The join code; case does not matter
                 * @example ABC234
                 */
                code: components["parameters"]["JoinCode"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinClassroom"];
            };
        };
        responses: {
            /** @description Joined */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinedClassroom"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    setClassroomClock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The join code; case does not matter
                 * @example ABC234
                 */
                code: components["parameters"]["JoinCode"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClockSetting"];
            };
        };
        responses: {
            /** @description The classroom */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Classroom"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getClassroomFaults: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The join code; case does not matter
                 * @example ABC234
                 */
                code: components["parameters"]["JoinCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The faults of the class */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClassroomFaults"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    addClassroomFault: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The join code; case does not matter
                 * @example ABC234
                 */
                code: components["parameters"]["JoinCode"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FaultSetting"];
            };
        };
        responses: {
            /** @description The faults of the class */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClassroomFaults"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    clearClassroomFaults: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The join code; case does not matter
                 * @example ABC234
                 */
                code: components["parameters"]["JoinCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The faults of the class */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClassroomFaults"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    setClassroomPlaces: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The join code; case does not matter
                 * @example ABC234
                 */
                code: components["parameters"]["JoinCode"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClassroomPlaces"];
            };
        };
        responses: {
            /** @description The classroom */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Classroom"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    removeTrainee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The join code; case does not matter
                 * @example ABC234
                 */
                code: components["parameters"]["JoinCode"];
                /** @example 1 */
                trainee: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The classroom */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Classroom"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    resetTrainee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The join code; case does not matter
                 * @example ABC234
                 */
                code: components["parameters"]["JoinCode"];
                /** @example 1 */
                trainee: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetTrainee"];
            };
        };
        responses: {
            /** @description The classroom */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Classroom"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    undoClassroomClock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The join code; case does not matter
                 * @example ABC234
                 */
                code: components["parameters"]["JoinCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The classroom */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Classroom"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    sendClassMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The join code; case does not matter
                 * @example ABC234
                 */
                code: components["parameters"]["JoinCode"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewClassMessage"];
            };
        };
        responses: {
            /** @description The classroom */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Classroom"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    resetClassroom: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The join code; case does not matter
                 * @example ABC234
                 */
                code: components["parameters"]["JoinCode"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetTrainee"];
            };
        };
        responses: {
            /** @description The classroom */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Classroom"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    lookAtTrainee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The join code; case does not matter
                 * @example ABC234
                 */
                code: components["parameters"]["JoinCode"];
                /** @example 1 */
                trainee: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session and the page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LookAtTrainee"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getSandboxes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sandboxes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sandboxes"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createSandbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SandboxName"];
            };
        };
        responses: {
            /** @description The sandboxes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sandboxes"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteSandbox: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example monday */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sandboxes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sandboxes"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
}
/** Calls of the simulator. */
export type SimulatorOperation =
  | 'getSimulator'
  | 'getClock'
  | 'setClock'
  | 'advanceClock'
  | 'undoClockMove'
  | 'getGrades'
  | 'giveGrades'
  | 'getOfficeRegistrations'
  | 'registerByOffice'
  | 'getSeats'
  | 'setSeats'
  | 'setRegistrationQueue'
  | 'getMeetings'
  | 'changeMeeting'
  | 'getDemandBoard'
  | 'answerDemand'
  | 'openSection'
  | 'getPersonas'
  | 'startPersonaSession'
  | 'rotateKeys'
  | 'getOutbox'
  | 'clearOutbox'
  | 'getIdentityProvider'
  | 'setIdentityProvider'
  | 'nextMessage'
  | 'getDelivery'
  | 'setDelivery'
  | 'getAgenda'
  | 'saveAgenda'
  | 'getRequests'
  | 'decideRequest'
  | 'previewDecision'
  | 'revokeDocument'
  | 'getRequestAttachment'
  | 'getDesk'
  | 'setDesk'
  | 'getGateway'
  | 'setGateway'
  | 'chargeCard'
  | 'decideGatewayPayment'
  | 'deliverCallback'
  | 'signCallback'
  | 'getWebhooks'
  | 'setWebhookFault'
  | 'sendDelivery'
  | 'getFaults'
  | 'addFault'
  | 'clearFaults'
  | 'removeFault'
  | 'getBreakpoints'
  | 'addBreakpoint'
  | 'continueCall'
  | 'deleteBreakpoint'
  | 'getIncidents'
  | 'declareIncident'
  | 'previewIncident'
  | 'endIncident'
  | 'getStudents'
  | 'buildStudent'
  | 'previewStudent'
  | 'getStudentFile'
  | 'getRecords'
  | 'getRecordTables'
  | 'getRecordRows'
  | 'getTraffic'
  | 'clearTraffic'
  | 'getTrafficCall'
  | 'resendCall'
  | 'getHar'
  | 'makeScenario'
  | 'explainRefusal'
  | 'watchSandbox'
  | 'getScenarios'
  | 'getCodes'
  | 'startScenario'
  | 'getScenarioProgress'
  | 'playScenarioStep'
  | 'getConformanceRuns'
  | 'startConformanceRun'
  | 'getConformanceRun'
  | 'deleteConformanceRun'
  | 'endConformanceRun'
  | 'getConformancePage'
  | 'getSnapshots'
  | 'saveSnapshot'
  | 'deleteSnapshot'
  | 'saveSnapshotFile'
  | 'openSnapshotFile'
  | 'restoreSnapshot'
  | 'saveReplay'
  | 'playReplay'
  | 'resetSandbox'
  | 'signInTrainer'
  | 'setHand'
  | 'findClassroom'
  | 'getClassrooms'
  | 'createClassroom'
  | 'getClassroom'
  | 'closeClassroom'
  | 'joinClassroom'
  | 'setClassroomClock'
  | 'getClassroomFaults'
  | 'addClassroomFault'
  | 'clearClassroomFaults'
  | 'setClassroomPlaces'
  | 'removeTrainee'
  | 'resetTrainee'
  | 'undoClassroomClock'
  | 'sendClassMessage'
  | 'resetClassroom'
  | 'lookAtTrainee'
  | 'getSandboxes'
  | 'createSandbox'
  | 'deleteSandbox';
/** Calls whose response is a stream. */
export type StreamOperation =
  | 'watchSandbox';
/** Calls whose response is a file. */
export type FileOperation =
  | 'downloadMyData'
  | 'getCalendarFeed'
  | 'downloadDocument'
  | 'downloadCredential'
  | 'statusList'
  | 'downloadAttachment'
  | 'getRequestAttachment'
  | 'getConformancePage';
/** Calls that need no bearer token. */
export type OpenOperation =
  | 'userLogin'
  | 'handleAuthentication'
  | 'refreshToken'
  | 'forgetPasswordRetrieveEmail'
  | 'forgetPasswordChangePassword'
  | 'forgotPassword'
  | 'registerAccount'
  | 'verifyToken'
  | 'getSubscriptions'
  | 'addSubscription'
  | 'deleteSubscription'
  | 'getCalendarFeed'
  | 'verifyDocument'
  | 'documentKeys'
  | 'didDocument'
  | 'statusList'
  | 'getServiceStatus'
  | 'gatewayCallback'
  | 'getSimulator'
  | 'getClock'
  | 'setClock'
  | 'advanceClock'
  | 'undoClockMove'
  | 'getGrades'
  | 'giveGrades'
  | 'getOfficeRegistrations'
  | 'registerByOffice'
  | 'getSeats'
  | 'setSeats'
  | 'setRegistrationQueue'
  | 'getMeetings'
  | 'changeMeeting'
  | 'getDemandBoard'
  | 'answerDemand'
  | 'openSection'
  | 'getPersonas'
  | 'startPersonaSession'
  | 'rotateKeys'
  | 'getOutbox'
  | 'clearOutbox'
  | 'getIdentityProvider'
  | 'setIdentityProvider'
  | 'nextMessage'
  | 'getDelivery'
  | 'setDelivery'
  | 'getAgenda'
  | 'saveAgenda'
  | 'getRequests'
  | 'decideRequest'
  | 'previewDecision'
  | 'revokeDocument'
  | 'getRequestAttachment'
  | 'getDesk'
  | 'setDesk'
  | 'getGateway'
  | 'setGateway'
  | 'chargeCard'
  | 'decideGatewayPayment'
  | 'deliverCallback'
  | 'signCallback'
  | 'getWebhooks'
  | 'setWebhookFault'
  | 'sendDelivery'
  | 'getFaults'
  | 'addFault'
  | 'clearFaults'
  | 'removeFault'
  | 'getBreakpoints'
  | 'addBreakpoint'
  | 'continueCall'
  | 'deleteBreakpoint'
  | 'getIncidents'
  | 'declareIncident'
  | 'previewIncident'
  | 'endIncident'
  | 'getStudents'
  | 'buildStudent'
  | 'previewStudent'
  | 'getStudentFile'
  | 'getRecords'
  | 'getRecordTables'
  | 'getRecordRows'
  | 'getTraffic'
  | 'clearTraffic'
  | 'getTrafficCall'
  | 'resendCall'
  | 'getHar'
  | 'makeScenario'
  | 'explainRefusal'
  | 'watchSandbox'
  | 'getScenarios'
  | 'getCodes'
  | 'startScenario'
  | 'getScenarioProgress'
  | 'playScenarioStep'
  | 'getConformanceRuns'
  | 'startConformanceRun'
  | 'getConformanceRun'
  | 'deleteConformanceRun'
  | 'endConformanceRun'
  | 'getConformancePage'
  | 'getSnapshots'
  | 'saveSnapshot'
  | 'deleteSnapshot'
  | 'saveSnapshotFile'
  | 'openSnapshotFile'
  | 'restoreSnapshot'
  | 'saveReplay'
  | 'playReplay'
  | 'resetSandbox'
  | 'signInTrainer'
  | 'setHand'
  | 'findClassroom'
  | 'getClassrooms'
  | 'createClassroom'
  | 'getClassroom'
  | 'closeClassroom'
  | 'joinClassroom'
  | 'setClassroomClock'
  | 'getClassroomFaults'
  | 'addClassroomFault'
  | 'clearClassroomFaults'
  | 'setClassroomPlaces'
  | 'removeTrainee'
  | 'resetTrainee'
  | 'undoClassroomClock'
  | 'sendClassMessage'
  | 'resetClassroom'
  | 'lookAtTrainee'
  | 'getSandboxes'
  | 'createSandbox'
  | 'deleteSandbox';
